import { CloudOff, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Icon, type IconShape } from "./Icon.tsx";

export interface ErrorStateProps {
  title: ReactNode;
  text?: ReactNode;
  icon?: IconShape;
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
  icon = CloudOff,
  retryLabel,
  onRetry,
  isRetrying = false,
  headingLevel = 2,
  children,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" className="card error-state">
      <Icon of={icon} size="l" />
      <Heading className="error-title">{title}</Heading>
      {text !== undefined && <p className="error-text">{text}</p>}
      {onRetry && (
        <Button variant="primary" isWide icon={RefreshCw} isPending={isRetrying} onPress={onRetry}>
          {retryLabel}
        </Button>
      )}
      {children}
    </div>
  );
}
