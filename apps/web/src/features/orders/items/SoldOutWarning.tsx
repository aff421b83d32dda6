import { listSameDayOrders } from "@marzipan/contract/orders";
import { soldOutIn } from "@marzipan/domain/sold-out";
import { useCall } from "../../../platform/api/queries.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Notice } from "../../../ui/Notice.tsx";

interface SoldOutWarningProps {
  /** The delivery day, `null` while none is chosen. */
  day: string | null;
  lines: readonly { dessert_name: string; productId: string | null }[];
}

/** Warns of items that are sold out on the menu for the delivery day (rulings §5). */
export function SoldOutWarning({ day, lines }: SoldOutWarningProps) {
  const t = useT();
  const format = useFormat();
  const query = { date: day ?? "" };
  const standing = useCall(listSameDayOrders, { query }, { enabled: day !== null }).data;
  const found = soldOutIn(lines, standing?.soldOut ?? []);
  if (day === null || found.length === 0) return null;
  return (
    <Notice tone="warning" role="status">
      {found.map(({ name, until }) => (
        <p key={name}>{t("common.item_sold_out", { item: name, date: format.dayMonth(until) })}</p>
      ))}
    </Notice>
  );
}
