import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Icon, type IconShape } from "./Icon.tsx";
import { LostDrawing } from "./LostDrawing.tsx";
import type { Lost } from "./LostDrawing.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./ErrorState.module.css";
import cardStyles from "./Card.module.css";

export interface ErrorStateProps {
  title: ReactNode;
  text?: ReactNode;
  icon?: IconShape;
  /** The drawing where no icon is given. */
  drawing?: Lost;
  retryLabel?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  headingLevel?: 1 | 2 | 3;
  /** More ways out, under Try Again. */
  children?: ReactNode;
}

/** A place that could not be loaded: what failed, what it means, Try Again. Read aloud at once. */
export function ErrorState({
  title,
  text,
  icon,
  drawing = "offline",
  retryLabel,
  onRetry,
  isRetrying = false,
  headingLevel = 2,
  children,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" className={joinClasses(cardStyles.card, styles.errorState)}>
      {icon ? <Icon of={icon} size="l" /> : <LostDrawing of={drawing} />}
      <Heading className={styles.errorTitle}>{title}</Heading>
      {text !== undefined && <p className={styles.errorText}>{text}</p>}
      {onRetry && (
        <Button variant="primary" isWide icon={RefreshCw} isPending={isRetrying} onPress={onRetry}>
          {retryLabel}
        </Button>
      )}
      {children}
    </div>
  );
}
