import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { Analytics } from "./analytics.types.ts";
import { PartList } from "./Ranked.tsx";
import type { ClientGroup } from "./use-client-figures.ts";
import { useClientFigures } from "./use-client-figures.ts";
import { useFigures } from "./use-figures.ts";
import { pathTo } from "../../platform/url/path-to.ts";

const titles = {
  all: "analytics.all_clients",
  new: "analytics.new_clients",
  returning: "analytics.returning",
} as const;

interface ClientsSheetProps {
  data: Analytics;
  group: ClientGroup;
  onClose: () => void;
}

/** The linked clients of the period by what they brought in, page by page: all, or new or returning ones. */
export function ClientsSheet({ data, group, onClose }: ClientsSheetProps) {
  const t = useT();
  const { money, period } = useFigures(data);
  const list = useClientFigures(data, group);
  const title = t(titles[group]);
  return (
    <Sheet
      isOpen
      isDismissable
      title={title}
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
          label={title}
          rows={list.items.map((client) => ({
            id: client.clientId,
            name: <span dir="auto">{client.clientName}</span>,
            more:
              client.isNew && group === "all"
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
