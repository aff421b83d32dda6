import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";
import styles from "./LoadMore.module.css";

export interface LoadMoreProps {
  label: ReactNode;
  /** false: everything is shown, only `status` stays. */
  hasMore: boolean;
  isPending?: boolean;
  onPress: () => void;
  /** How much is shown: "50 of 412". Read aloud when it changes. */
  status?: ReactNode;
  /** Why the next part did not come; the button then tries again. */
  error?: ReactNode;
}

/** The end of a list that is loaded part by part. */
export function LoadMore({
  label,
  hasMore,
  isPending = false,
  onPress,
  status,
  error,
}: LoadMoreProps) {
  return (
    <div className={styles.loadMore}>
      {error !== undefined && error !== null && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {hasMore && (
        <Button isPending={isPending} onPress={onPress}>
          {label}
        </Button>
      )}
      <p className={styles.loadMoreStatus} role="status">
        {status}
      </p>
    </div>
  );
}
