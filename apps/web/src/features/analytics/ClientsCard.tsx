import { useState } from "react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { TextButton } from "../../ui/TextLink.tsx";
import type { Analytics } from "./analytics.types.ts";
import { CutBar } from "./bars.tsx";
import { ChartCard } from "./ChartCard.tsx";
import { ClientsSheet } from "./ClientsSheet.tsx";
import { PartList } from "./Ranked.tsx";
import type { ClientGroup } from "./use-client-figures.ts";
import { useClientFigures } from "./use-client-figures.ts";
import { useFigures } from "./use-figures.ts";
import styles from "./analytics.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** How many clients the card names. */
const namedClients = 3;

/** Who came back and who ordered for the first time, and who bought most. */
export function ClientsCard({ data }: { data: Analytics }) {
  const t = useT();
  const format = useFormat();
  const { money, period } = useFigures(data);
  const [group, setGroup] = useState<ClientGroup | null>(null);
  const { clients } = data;
  const linked = clients.new.clients + clients.returning.clients;
  const kinds = [
    { id: "returning", name: t("analytics.returning"), of: clients.returning },
    { id: "new", name: t("analytics.new_clients"), of: clients.new },
  ] as const;
  return (
    <ChartCard
      title={t("analytics.clients_title")}
      period={period}
      sentence={
        linked > 0 ? (
          <Rich
            text={t("analytics.returning_say", { share: "{share}", amount: "{amount}" })}
            parts={{
              share: <bdi>{format.percent(clients.returning.clients / linked)}</bdi>,
              amount: <bdi>{money(clients.returning.revenue)}</bdi>,
            }}
          />
        ) : (
          t("dashboard.month_none")
        )
      }
      table={{
        head: t("shell.clients"),
        columns: [t("shell.clients"), t("shell.orders"), t("dashboard.revenue")],
        rows: [
          ...kinds,
          { id: "unlinked", name: t("analytics.unlinked"), of: clients.unlinked },
        ].map(({ id, name, of }) => ({
          id,
          label: name,
          values: [of.clients, of.ordersCount, of.revenue],
          written: [format.number(of.clients), format.number(of.ordersCount), money(of.revenue)],
        })),
      }}
    >
      <CutBar
        parts={[
          { id: "returning", value: clients.returning.clients, fill: "revenue" },
          { id: "new", value: clients.new.clients, fill: "hollow" },
        ]}
      />
      <PartList
        label={t("analytics.clients_title")}
        rows={[
          {
            id: "returning",
            name: t("analytics.returning"),
            more: <bdi>{money(clients.returning.revenue)}</bdi>,
            value: format.number(clients.returning.clients),
            fill: "revenue",
            onPress: clients.returning.clients > 0 ? () => setGroup("returning") : undefined,
          },
          {
            id: "new",
            name: t("analytics.new_clients"),
            more: <bdi>{money(clients.new.revenue)}</bdi>,
            value: format.number(clients.new.clients),
            fill: "hollow",
            onPress: clients.new.clients > 0 ? () => setGroup("new") : undefined,
          },
        ]}
      />
      <BestClients data={data} />
      {linked > 0 && (
        <p className={styles.noPrint}>
          <TextButton onPress={() => setGroup("all")}>{t("analytics.all_clients")}</TextButton>
        </p>
      )}
      {group !== null && <ClientsSheet data={data} group={group} onClose={() => setGroup(null)} />}
    </ChartCard>
  );
}

function BestClients({ data }: { data: Analytics }) {
  const t = useT();
  const { money } = useFigures(data);
  const { items } = useClientFigures(data);
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className={styles.quietHead}>{t("analytics.bought_most")}</h3>
      <PartList
        label={t("analytics.bought_most")}
        rows={items.slice(0, namedClients).map((client) => ({
          id: client.clientId,
          name: <span dir="auto">{client.clientName}</span>,
          more: t("analytics.orders_count", { n: client.ordersCount }),
          value: <bdi>{money(client.revenue)}</bdi>,
          href: pathTo("/clients/$clientId", { clientId: client.clientId }),
        }))}
      />
    </div>
  );
}
