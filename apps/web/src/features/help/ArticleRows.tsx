import { ChevronRight, FileText } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { useLanguage } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { helpAddress } from "./help-address.ts";
import styles from "./help.module.css";

interface Row {
  id: string;
  title: string;
  summary: string;
}

/** Rows of articles: shown here where `onChoose` is given, else opened as a page of their own. */
export function ArticleRows({
  items,
  onChoose,
}: {
  items: readonly Row[];
  onChoose?: (id: string) => void;
}) {
  const { language } = useLanguage();
  return (
    <ul className={styles.helpRows}>
      {items.map((item) => (
        <li key={item.id}>
          {onChoose ? (
            <Button className={joinClasses(styles.helpRow)} onPress={() => onChoose(item.id)}>
              <Words item={item} />
            </Button>
          ) : (
            <a
              className={styles.helpRow}
              href={helpAddress(language, item.id)}
              target="_blank"
              rel="noreferrer"
            >
              <Words item={item} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Words({ item }: { item: Row }) {
  return (
    <>
      <Icon of={FileText} />
      <span className={styles.helpWords}>
        <b>{item.title}</b>
        <small>{item.summary}</small>
      </span>
      <Icon of={ChevronRight} size="s" flips />
    </>
  );
}
