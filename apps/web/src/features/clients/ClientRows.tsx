import { TriangleAlert } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import type { UndoRow } from "../../platform/undo/put-back.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useAllergyLine } from "../../platform/food/use-allergy-words.ts";
import type { ClientRow } from "./clients.types.ts";
import { UndoClient } from "./UndoClient.tsx";

type Row = UndoRow<ClientRow>;

/** The clients as cards on a phone and as a calm table where there is room. */
export function ClientRows({ rows }: { rows: readonly Row[] }) {
  return useIsWide() ? <ClientTable rows={rows} /> : <ClientCards rows={rows} />;
}

function ClientCards({ rows }: { rows: readonly Row[] }) {
  const t = useT();
  return (
    <ul className="client-cards" aria-label={t("clients.title")}>
      {rows.map(({ item: client, isDeleted }) => (
        <li key={client.id}>
          {isDeleted ? <UndoClient client={client} /> : <ClientCard client={client} />}
        </li>
      ))}
    </ul>
  );
}

function ClientCard({ client }: { client: ClientRow }) {
  const t = useT();
  const format = useFormat();
  const { ordersCount, lastOrderDate } = client;
  return (
    <div className="card client-card">
      <Avatar name={client.name} />
      <div className="client-card-words">
        <ClientName client={client} />
        {client.phone !== null && (
          <p className="client-phone">
            <bdi dir="ltr">{client.phone}</bdi>
          </p>
        )}
        <p className="client-detail">
          {ordersCount === 0
            ? t("clients.orders_none")
            : t("clients.orders_count", { n: ordersCount })}
          {lastOrderDate !== null && (
            <>
              {" · "}
              {t("clients.last_order", { date: format.date(lastOrderDate) })}
            </>
          )}
        </p>
        <AllergyLine client={client} />
      </div>
    </div>
  );
}

function ClientName({ client }: { client: ClientRow }) {
  return (
    <Link className="client-name" href={`/clients/${client.id}`}>
      <span dir="auto">{client.name}</span>
    </Link>
  );
}

function AllergyLine({ client }: { client: ClientRow }) {
  const allergy = useAllergyLine()(client);
  if (allergy === null) return null;
  return (
    <p className="client-allergy">
      <Icon of={TriangleAlert} size="s" />
      <span dir="auto">{allergy}</span>
    </p>
  );
}

function ClientTable({ rows }: { rows: readonly Row[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="card card-flush">
      <table className="table client-table">
        <caption className="sr-only">{t("clients.title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("common.name")}</th>
            <th scope="col">{t("clients.column_contact")}</th>
            <th scope="col" className="table-number">
              {t("clients.column_orders")}
            </th>
            <th scope="col" className="table-number">
              {t("clients.column_last_order")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item: client, isDeleted }) =>
            isDeleted ? (
              <tr key={client.id}>
                <td colSpan={4}>
                  <UndoClient client={client} />
                </td>
              </tr>
            ) : (
              <tr key={client.id} className="client-row">
                <th scope="row">
                  <div className="client-row-name">
                    <Avatar name={client.name} />
                    <div>
                      <ClientName client={client} />
                      <AllergyLine client={client} />
                    </div>
                  </div>
                </th>
                <td className="client-row-contact">
                  {client.phone !== null && <bdi dir="ltr">{client.phone}</bdi>}
                  {client.email !== null && (
                    <bdi dir="ltr" className="client-email">
                      {client.email}
                    </bdi>
                  )}
                </td>
                <td className="table-number">{format.number(client.ordersCount)}</td>
                <td className="table-number">
                  {client.lastOrderDate === null ? "–" : format.date(client.lastOrderDate)}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Clients on their way, in the shape that they will have. */
export function ClientRowsSkeleton() {
  const t = useT();
  const isWide = useIsWide();
  return (
    <div aria-busy="true" className={isWide ? "card card-flush" : undefined}>
      <p role="status" className="sr-only">
        {t("clients.loading")}
      </p>
      <div className={isWide ? "client-skeleton-rows" : "client-cards"} aria-hidden="true">
        {[36, 48, 30, 42, 34].map((width) => (
          <div key={width} className={isWide ? "client-skeleton-row" : "card client-card"}>
            <Skeleton width="40px" height="40px" className="client-skeleton-avatar" />
            <div className="client-card-words">
              <span className="skeleton-line">
                <Skeleton width={`${width}%`} height="16px" />
              </span>
              <span className="skeleton-line">
                <Skeleton width={`${width + 14}%`} />
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
