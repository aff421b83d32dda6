import { getCalendarFeed, renewCalendarFeed } from "@marzipan/contract/calendar-feed";
import { Link2 } from "lucide-react";
import { useAct, useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { FeedLinksPart } from "./FeedLinksPart.tsx";
import { linksOfFeed } from "./feed-links.rules.ts";
import styles from "./calendar-feed.module.css";

/** What the sheet of one's own feed says and does. */
export function CalendarFeedPart() {
  const t = useT();
  return (
    <>
      <p className={styles.feedWords}>{t("calendar_feed.text")}</p>
      <FeedPart />
    </>
  );
}

function FeedPart() {
  const t = useT();
  const errorText = useErrorText();
  const feed = useCall(getCalendarFeed);
  const making = useAct(renewCalendarFeed);
  if (!feed.data && feed.error) {
    return (
      <ErrorState
        headingLevel={3}
        title={t("errors.not_loaded")}
        text={errorText(feed.error)}
        retryLabel={t("common.try_again")}
        onRetry={() => void feed.refetch()}
        isRetrying={feed.isFetching}
      />
    );
  }
  const secret = <Notice tone="warning">{t("calendar_feed.secret")}</Notice>;
  if (!feed.data) {
    return (
      <>
        {secret}
        <p role="status" className="sr-only">
          {t("common.loading")}
        </p>
        <Skeleton height="var(--ctl)" />
      </>
    );
  }
  const { path } = feed.data;
  return (
    <>
      {secret}
      {path === null ? (
        <Button
          variant="primary"
          icon={Link2}
          isPending={making.isPending}
          onPress={() => making.mutate({})}
        >
          {t("payments.make_link")}
        </Button>
      ) : (
        <FeedLinksPart links={linksOfFeed(window.location.origin, path)} />
      )}
      {making.error && (
        <Notice tone="danger" role="alert">
          {errorText(making.error)}
        </Notice>
      )}
    </>
  );
}
