import { endCustomerUpdate, undoCustomerUpdate } from "@marzipan/contract/customer-updates";
import { getOrder } from "@marzipan/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import {
  CalendarCheck,
  CircleCheck,
  CircleX,
  MessageCircle,
  PackageCheck,
  Pencil,
  Undo2,
  X,
} from "lucide-react";
import { keyOf } from "../../../platform/api/query-of.ts";
import { useAct } from "../../../platform/api/queries.ts";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { IconShape } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { textOfUpdate } from "../order-text.rules.ts";
import type { OrderView } from "../orders.types.ts";
import { useOrderTexts } from "../use-order-texts.ts";
import { sayNewDay } from "./moved-day.rules.ts";
import { useActing } from "./OrderActing.tsx";
import styles from "./customer-update.module.css";

type Update = NonNullable<OrderView["customerUpdate"]>;

const icons: Readonly<Record<Update["kind"], IconShape>> = {
  accepted: CircleCheck,
  moved: CalendarCheck,
  changed: Pencil,
  ready: PackageCheck,
  canceled: CircleX,
  restored: CircleCheck,
};

const shownTexts: readonly Update["kind"][] = ["moved", "changed", "canceled"];
const undoable: readonly Update["kind"][] = ["moved", "changed", "ready", "canceled"];

interface CustomerUpdateBandProps {
  order: OrderView;
  update: Update;
  /** Names the client and the order instead of showing the text: beside other orders. */
  namesOrder?: boolean;
}

/**
 * Offers to tell the customer of the last change of an order, or to undo it; stays until one of both, or put away. An order
 * that was just handed over has its own note, with the only Undo.
 */
export function CustomerUpdateBand({ order, update, namesOrder = false }: CustomerUpdateBandProps) {
  const t = useT();
  const errorText = useErrorText();
  const texts = useOrderTexts(order);
  const client = useQueryClient();
  const keep = (next: OrderView): void => {
    client.setQueryData(keyOf(getOrder, { params: { id: order.id } }), next);
  };
  const ending = useAct(endCustomerUpdate, { onSuccess: keep });
  const undoing = useAct(undoCustomerUpdate, { onSuccess: keep });
  const sent = { params: { id: order.id }, body: { at: update.at } };
  const kind = textOfUpdate(update.kind, order);
  const { customerEmail } = order;
  const whatsapp = texts.whatsapp(kind);
  const href = whatsapp ?? (customerEmail === null ? null : texts.mail(customerEmail, kind));
  const error = undoing.error ?? ending.error;
  const { handedOver } = useActing();
  if (handedOver?.order.id === order.id) return null;
  return (
    <section role="status" className={styles.band}>
      <Icon of={icons[update.kind]} />
      <div className={styles.bandWords}>
        <b>
          <UpdateTitle order={order} kind={update.kind} />
        </b>
        {namesOrder && (
          <p>
            <bdi>{order.clientName}</bdi>{" "}
            {t("common.order_number_short", { number: String(order.number) })}
          </p>
        )}
      </div>
      <IconButton
        label={t("common.close")}
        icon={X}
        isDisabled={ending.isPending}
        onPress={() => ending.mutate(sent)}
      />
      {!namesOrder && shownTexts.includes(update.kind) && href !== null && texts.isReady && (
        <p dir="auto" className={styles.bandText}>
          {texts.write(kind)}
        </p>
      )}
      {error && (
        <p role="alert" className={styles.bandProblem}>
          {errorText(error)}
        </p>
      )}
      <div className={styles.bandActs}>
        {href !== null && texts.isReady && (
          <ButtonLink
            variant="primary"
            icon={MessageCircle}
            className={styles.bandTell}
            href={href}
            {...(whatsapp !== null && { target: "_blank", rel: "noopener" })}
            onPress={() => ending.mutate(sent)}
          >
            {t("orders.tell_customer")}
          </ButtonLink>
        )}
        {undoable.includes(update.kind) && (
          <Button icon={Undo2} isPending={undoing.isPending} onPress={() => undoing.mutate(sent)}>
            {t("common.undo")}
          </Button>
        )}
      </div>
    </section>
  );
}

function UpdateTitle({ order, kind }: { order: OrderView; kind: Update["kind"] }) {
  const t = useT();
  const format = useFormat();
  const days = useDayWords();
  if (kind !== "moved") return t(titles[kind]);
  const day = sayNewDay(t, days, "moved_to", order.deliveryDate);
  return order.deliveryTime === null
    ? day
    : t("common.day_at_time", { day, time: format.time(order.deliveryTime) });
}

const titles = {
  accepted: "orders.event_accepted",
  changed: "orders.event_changed",
  ready: "orders.event_ready",
  canceled: "orders.event_cancelled",
  restored: "orders.event_restored",
} as const satisfies Record<Exclude<Update["kind"], "moved">, string>;
