import { getClient } from "@marzipan/contract/clients";
import { getOrder } from "@marzipan/contract/orders";
import { addDays } from "@marzipan/domain/dates";
import { useParams } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { ApiError } from "../../../platform/api/api-error.ts";
import { useCall } from "../../../platform/api/queries.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../../platform/session/me.tsx";
import { useUrlParams } from "../../../platform/url/use-url-params.ts";
import { Page } from "../../../platform/screen/Page.tsx";
import { useIsWide } from "../../../platform/screen/use-is-wide.ts";
import { FormShape } from "./FormShape.tsx";
import { DrawnSheet } from "./DrawnSheet.tsx";
import { linkClient } from "./client-link.rules.ts";
import type { FoundClient } from "./client-link.rules.ts";
import { OrderFormScreen } from "./OrderFormScreen.tsx";
import { OrderMissing } from "../acts/OrderMissing.tsx";
import { orderDraftKey, readOrderDraft } from "./order-draft.ts";
import { emptyForm, formOf, mergeLatest } from "./order-form.rules.ts";
import type { OrderFormValues } from "./order-form.rules.ts";
import { addLastTime } from "../items/item-lines.rules.ts";
import { useLastTime } from "../items/last-times.ts";
import type { LastItem, OrderView } from "../orders.types.ts";
import type { FormStart } from "./use-order-form.ts";
import { useToday } from "../../../platform/calendar/use-today.ts";
import cardStyles from "../../../ui/Card.module.css";
import { pathTo } from "../../../platform/url/path-to.ts";

/**
 * A new order, or the change of a stored one. `?date=` and `?clientId=` fill a new one in, `?again=true` with what the
 * client took last.
 */
export function OrderFormPage() {
  const { orderId } = useParams({ strict: false }) as { orderId?: string };
  return orderId === undefined ? <NewOrder /> : <EditOrder key={orderId} orderId={orderId} />;
}

/**
 * Waits for the client that the address names; one that is unknown or deleted leaves the form
 * empty.
 */
function NewOrder() {
  const t = useT();
  const [{ clientId, again }] = useUrlParams();
  const isNamed = clientId !== undefined;
  const client = useCall(getClient, { params: { id: clientId ?? "" } }, { enabled: isNamed });
  const last = useLastTime(again === undefined ? undefined : clientId);
  if (client.isLoading || last.isLoading) {
    return <Waiting title={t("orders.new_order")} backTo={pathTo("/orders")} />;
  }
  return <NewOrderForm client={client.data ?? null} again={last.items} />;
}

/**
 * A new order for the address's day, tomorrow without a valid one. A stored draft goes before all
 * that.
 */
function NewOrderForm({
  client,
  again,
}: {
  client: FoundClient | null;
  /** What the order begins with besides. */
  again: readonly LastItem[];
}) {
  const t = useT();
  const { user, business } = useMe();
  const today = useToday();
  const [{ date }] = useUrlParams();
  // `readDay` in few letters: this page is near its budget.
  const isDay = date !== undefined && new Date(date).toJSON()?.slice(0, 10) === date;
  const day = isDay ? date : addDays(today, 1);
  const start = useMemo<FormStart>(() => {
    const key = orderDraftKey(user.id, undefined);
    const empty = emptyForm(day, business.currency);
    const linked: OrderFormValues = client ? { ...empty, ...linkClient(empty, client) } : empty;
    const before = { ...linked, items: addLastTime(linked.items, again, linked.currency) };
    const kept = readOrderDraft(key);
    return { key, before, values: kept?.values ?? before, stored: null, isRestored: kept !== null };
  }, [user.id, business.currency, day, client, again]);
  return <OrderFormScreen start={start} title={t("orders.new_order")} backTo={pathTo("/orders")} />;
}

const deleted = new ApiError("not_found", 404);
const noRetry = (): void => undefined;

/** Loads the order once: later answers do not replace what is being typed. */
function EditOrder({ orderId }: { orderId: string }) {
  const t = useT();
  const backTo = pathTo("/orders/$orderId", { orderId });
  const { data, error, refetch, isFetching } = useCall(getOrder, { params: { id: orderId } });
  const [opened, setOpened] = useState(data);
  if (data && !opened) setOpened(data);
  const title = t("common.edit");
  // When the order is deleted elsewhere while it is edited, the form stays with what was typed.
  if (opened && opened.deletedAt === null) return <EditOrderForm order={opened} backTo={backTo} />;
  if (opened)
    return <OrderMissing title={title} error={deleted} onRetry={noRetry} isRetrying={false} />;
  if (!error) return <Waiting title={title} backTo={backTo} />;
  return (
    <OrderMissing
      title={title}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/**
 * The form over a stored order. A draft from before a reload is merged with the order as it is now,
 * field by field.
 */
function EditOrderForm({ order, backTo }: { order: OrderView; backTo: string }) {
  const t = useT();
  const { user } = useMe();
  const start = useMemo<FormStart>(() => {
    const key = orderDraftKey(user.id, order.id);
    const before = formOf(order);
    const kept = readOrderDraft(key);
    return {
      key,
      before,
      values: kept ? mergeLatest(kept.before, kept.values, before) : before,
      stored: { id: order.id, before, updatedAt: order.updatedAt },
      isRestored: kept !== null,
    };
  }, [user.id, order]);
  return (
    <OrderFormScreen
      start={start}
      title={t("orders.edit_number", { number: String(order.number) })}
      backTo={backTo}
    />
  );
}

/** The form's frame before what it begins with is known. */
function Waiting({ title, backTo }: { title: string; backTo: string }) {
  const isWide = useIsWide();
  if (!isWide) return <DrawnSheet title={title} />;
  return (
    <Page title={title} backTo={backTo}>
      <div className={cardStyles.card}>
        <FormShape />
      </div>
    </Page>
  );
}
