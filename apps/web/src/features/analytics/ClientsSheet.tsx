import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { Analytics } from "./analytics.types.ts";
import { PartList } from "./Ranked.tsx";
import { useClientFigures } from "./use-client-figures.ts";
import { useFigures } from "./use-figures.ts";
import { pathTo } from "../../platform/url/path-to.ts";

/** Every linked client of the period by what she brought in, page by page. */
export function ClientsSheet({ data, onClose }: { data: Analytics; onClose: () => void }) {
  const t = useT();
  const { money, period } = useFigures(data);
  const list = useClientFigures(data);
  return (
    <Sheet
      isOpen
      isDismissable
      title={t("analytics.all_clients")}
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
          label={t("analytics.all_clients")}
          rows={list.items.map((client) => ({
            id: client.clientId,
            name: <span dir="auto">{client.clientName}</span>,
            more: client.isNew
              ? t("analytics.new_clients")
              : t("analytics.orders_count", { n: client.ordersCount }),
            value: <bdi>{money(client.revenue)}</bdi>,
            href: pathTo("/clients/$clientId", { clientId: client.clientId }),
          }))}
        />
      </PagedList>
    </Sheet>
  );
}
