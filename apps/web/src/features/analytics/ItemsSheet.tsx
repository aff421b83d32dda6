import { listItemFigures } from "@marzipan/contract/analytics";
import { usePages } from "../../platform/api/queries.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { asAsked } from "./analytics.types.ts";
import type { Analytics } from "./analytics.types.ts";
import { PartList } from "./Ranked.tsx";
import { ordersBehind } from "./rows-behind.ts";
import { useFigures } from "./use-figures.ts";

interface ItemsSheetProps {
  data: Analytics;
  by: "revenue" | "quantity";
  onClose: () => void;
}

/** Every item of the period, page by page. */
export function ItemsSheet({ data, by, onClose }: ItemsSheetProps) {
  const t = useT();
  const format = useFormat();
  const { money, period, rows } = useFigures(data);
  const { from, to, currency } = data;
  const list = usePages(listItemFigures, {
    query: { from, to, currency: asAsked(currency), sort: by },
  });
  return (
    <Sheet
      isOpen
      isDismissable
      title={t("analytics.all_items")}
      subtitle={period}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <PagedList
        list={list}
        skeleton={<Skeleton height="220px" />}
        failedTitle={t("analytics.load_failed")}
        empty={null}
      >
        <PartList
          label={t("analytics.all_items")}
          rows={list.items.map((item, index) => ({
            id: `${index}`,
            name: <span dir="auto">{item.name ?? t("analytics.other_items")}</span>,
            more: <bdi>{`× ${format.number(item.quantity)}`}</bdi>,
            value: <bdi>{money(item.revenue)}</bdi>,
            href:
              item.name === null
                ? undefined
                : ordersBehind(rows, { item: item.name, productId: item.productId }),
          }))}
        />
      </PagedList>
    </Sheet>
  );
}
