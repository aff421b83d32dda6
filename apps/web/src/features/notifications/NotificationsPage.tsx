import { listNotifications, readNotifications } from "@marzipan/contract/notifications";
import { dayIn } from "@marzipan/domain/dates";
import { Bell, CheckCheck, Settings } from "lucide-react";
import { useAct, usePages } from "../../platform/api/queries.ts";
import { useDayWords } from "../../platform/calendar/use-day-words.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { pathTo } from "../../platform/url/path-to.ts";
import { Button } from "../../ui/Button.tsx";
import { SectionHead } from "../../ui/Card.tsx";
import cardStyles from "../../ui/Card.module.css";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { IconLink } from "../../ui/IconButton.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { NotificationRow } from "./NotificationRow.tsx";
import { NotificationsSkeleton } from "./NotificationsSkeleton.tsx";
import styles from "./notifications.module.css";

/** What is new: the person's notifications by day, each with its subject and what can be done from here. */
export function NotificationsPage() {
  const t = useT();
  const errorText = useErrorText();
  const list = usePages(listNotifications, { query: { limit: 30 } });
  const reading = useAct(readNotifications);
  const hasUnread = list.items.some(({ isUnread }) => isUnread);
  return (
    <Page
      title={t("notifications.title")}
      actions={
        <>
          {hasUnread && (
            <Button
              icon={CheckCheck}
              isPending={reading.isPending}
              onPress={() => reading.mutate({ body: {} })}
            >
              {t("notifications.mark_all_read")}
            </Button>
          )}
          <IconLink
            href={pathTo("/settings/$section", { section: "notifications" })}
            label={t("shell.settings")}
            icon={Settings}
            isOutlined
          />
        </>
      }
    >
      <div className={styles.notificationPage}>
        {reading.error && (
          <Notice tone="danger" role="alert">
            {errorText(reading.error)}
          </Notice>
        )}
        <List list={list} onOpen={(id) => reading.mutate({ body: { ids: [id] } })} />
      </div>
    </Page>
  );
}

interface ListProps {
  list: ReturnType<typeof usePages<typeof listNotifications>>;
  /** A notification's subject is opened or dealt with. */
  onOpen: (id: string) => void;
}

function List({ list, onOpen }: ListProps) {
  const t = useT();
  const errorText = useErrorText();
  const days = useDayWords();
  const { timeZone } = useMe().business;
  if (list.isPending) return <NotificationsSkeleton />;
  if (list.isError && !list.data)
    return (
      <ErrorState
        title={t("notifications.load_failed")}
        text={errorText(list.error)}
        retryLabel={t("common.try_again")}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  if (list.items.length === 0)
    return (
      <EmptyState
        icon={Bell}
        title={t("notifications.empty_title")}
        text={t("notifications.empty_text")}
      />
    );
  const byDay = Map.groupBy(list.items, ({ createdAt }) => dayIn(timeZone, new Date(createdAt)));
  return (
    <>
      {[...byDay].map(([day, items]) => (
        <section key={day} className={cardStyles.card}>
          <SectionHead title={days.short(day)} />
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.id}>
                <NotificationRow item={item} onOpen={() => item.isUnread && onOpen(item.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage && (
        <LoadMore
          label={t("common.load_more")}
          hasMore
          isPending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
          error={list.isFetchNextPageError ? errorText(list.error) : undefined}
        />
      )}
    </>
  );
}
