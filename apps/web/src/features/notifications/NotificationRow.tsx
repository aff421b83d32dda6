import type { listNotifications, NotificationKind } from "@marzipan/contract/notifications";
import { acceptOrderRequest } from "@marzipan/contract/order-requests";
import { useNavigate } from "@tanstack/react-router";
import {
  CalendarDays,
  CircleCheck,
  CircleX,
  ClipboardList,
  Clock,
  CreditCard,
  FileSpreadsheet,
  HandCoins,
  Inbox,
  ListChecks,
  ScanLine,
  Smartphone,
} from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useAct } from "../../platform/api/queries.ts";
import type { ItemOf } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { IconShape } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./notifications.module.css";

type Item = ItemOf<typeof listNotifications>;

const icons: Readonly<Record<NotificationKind, IconShape>> = {
  request_received: Inbox,
  quote_accepted: CircleCheck,
  request_withdrawn: CircleX,
  request_waiting: Clock,
  orders_tomorrow: ClipboardList,
  day_full: CalendarDays,
  money_due: HandCoins,
  trial_ending: CreditCard,
  payment_declined: CreditCard,
  plan_changed: CreditCard,
  task_due: ListChecks,
  receipt_read: ScanLine,
  accountant_emailed: FileSpreadsheet,
  new_device: Smartphone,
};

interface NotificationRowProps {
  item: Item;
  /** Its subject is opened or dealt with. */
  onOpen: () => void;
}

/** One notification: what happened and when, the way to its subject, and what can be done at once. */
export function NotificationRow({ item, onOpen }: NotificationRowProps) {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useMe().business;
  return (
    <div className={styles.notificationRow} {...(item.isUnread && { "data-unread": "" })}>
      <span className={styles.notificationIcon}>
        <Icon of={icons[item.kind]} />
      </span>
      <div className={styles.words}>
        <div className={styles.notificationHead}>
          <Link href={item.path} onPress={onOpen} className={joinClasses(styles.notificationTitle)}>
            <span dir="auto">{item.title}</span>
            {item.isUnread && <span className="sr-only">{t("notifications.is_unread")}</span>}
          </Link>
          <time dateTime={item.createdAt} className={styles.time}>
            {format.instantTime(item.createdAt, timeZone)}
          </time>
        </div>
        {item.text !== "" && (
          <p dir="auto" className={styles.text}>
            {item.text}
          </p>
        )}
        {item.accept && <Accepting item={item} accept={item.accept} onOpen={onOpen} />}
      </div>
    </div>
  );
}

/** Accepts the request and opens it, where its customer is told; what refuses is said in place. */
function Accepting({
  item,
  accept,
  onOpen,
}: NotificationRowProps & { accept: NonNullable<Item["accept"]> }) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const accepting = useAct(acceptOrderRequest, {
    onSuccess: () => void navigate({ href: item.path }),
  });
  const amount = format.money(accept.total, accept.currency);
  return (
    <>
      {accepting.error && (
        <Notice tone="danger" role="alert">
          {errorText(accepting.error)}
        </Notice>
      )}
      <div className={styles.acts}>
        <Button
          variant="primary"
          isPending={accepting.isPending}
          onPress={() => {
            onOpen();
            accepting.mutate({ params: { id: accept.requestId }, body: {} });
          }}
        >
          {t("notifications.accept", { amount })}
        </Button>
        <ButtonLink href={item.path} onPress={onOpen}>
          {t("notifications.open")}
        </ButtonLink>
      </div>
    </>
  );
}
