import { ChevronRight } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { Dots } from "./Dots.tsx";
import { Icon } from "./Icon.tsx";
import type { IconShape } from "./Icon.tsx";
import styles from "./LinkRow.module.css";

interface LinkRowProps {
  href: string;
  icon: IconShape;
  name: string;
  /** What there is to know before it is opened, in one or two facts. */
  facts: readonly string[];
  /** It leads to what stands beside it. */
  isCurrent?: boolean;
  onPress?: () => void;
}

/** A row of a card that leads somewhere: its sign, its name, and what there is to know before it is opened. */
export function LinkRow({ href, icon, name, facts, isCurrent = false, onPress }: LinkRowProps) {
  return (
    <Link
      href={href}
      className={styles.linkRow ?? ""}
      {...(onPress && { onPress })}
      {...(isCurrent && { "aria-current": "page" as const })}
    >
      <span className={styles.linkRowIcon}>
        <Icon of={icon} />
      </span>
      <span className={styles.linkRowWords}>
        <span className={styles.linkRowName}>{name}</span>
        <span className={styles.linkRowFacts}>
          <Dots>
            {facts.map((words) => (
              <bdi key={words}>{words}</bdi>
            ))}
          </Dots>
        </span>
      </span>
      <Icon of={ChevronRight} size="s" flips />
    </Link>
  );
}
