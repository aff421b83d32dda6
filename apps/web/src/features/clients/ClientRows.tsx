import { callLink } from "@marzipan/contract/phone";
import { Phone, TriangleAlert } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import { useToday } from "../../platform/calendar/use-today.ts";
import type { UndoRow } from "../../platform/undo/put-back.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Dots } from "../../ui/Dots.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconLink } from "../../ui/IconButton.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useAllergyLine } from "../../platform/food/use-allergy-words.ts";
import type { ClientRow } from "./clients.types.ts";
import { UndoClient } from "./UndoClient.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./clients.module.css";
import cardStyles from "../../ui/Card.module.css";
import tableStyles from "../../ui/Table.module.css";
import skeletonStyles from "../../ui/Skeleton.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

type Row = UndoRow<ClientRow>;

/** The clients as cards on a phone and as a calm table where there is feature. */
export function ClientRows({ rows }: { rows: readonly Row[] }) {
  return useIsWide() ? <ClientTable rows={rows} /> : <ClientCards rows={rows} />;
}

function ClientCards({ rows }: { rows: readonly Row[] }) {
  const t = useT();
  return (
    <ul className={styles.clientCards} aria-label={t("clients.title")}>
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
  const { ordersCount, lastOrderDate } = client;
  return (
    <div className={joinClasses(cardStyles.card, styles.clientCard)}>
      <Avatar name={client.name} />
      <div className={styles.clientCardWords}>
        <ClientName client={client} />
        {client.phone !== null && (
          <p>
            <bdi dir="ltr">{client.phone}</bdi>
          </p>
        )}
        <p className={styles.clientDetail}>
          <Dots>
            {ordersCount === 0
              ? t("clients.orders_none")
              : t("clients.orders_count", { n: ordersCount })}
            {lastOrderDate !== null && <LastOrderDay day={lastOrderDate} />}
          </Dots>
        </p>
        <AllergyLine client={client} />
      </div>
      {client.phone !== null && (
        <IconLink
          className={styles.clientCall}
          href={callLink(client.phone)}
          icon={Phone}
          label={t("common.labelled", { label: t("common.call"), value: client.name })}
        />
      )}
    </div>
  );
}

/** The day of a client's latest order, which may be still to come; `isBare` under a head that names it. */
function LastOrderDay({ day, isBare = false }: { day: string; isBare?: boolean }) {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const date = format.date(day);
  if (day > today) {
    return (
      <Rich
        text={t("clients.ordered_for", { date: "{date}" })}
        parts={{ date: <span className={styles.clientDay}>{date}</span> }}
      />
    );
  }
  return isBare ? (
    <span className={styles.clientDay}>{date}</span>
  ) : (
    t("clients.last_order", { date })
  );
}

function ClientName({ client }: { client: ClientRow }) {
  return (
    <Link
      className={joinClasses(styles.clientName)}
      href={pathTo("/clients/$clientId", { clientId: client.id })}
    >
      <span dir="auto">{client.name}</span>
    </Link>
  );
}

function AllergyLine({ client }: { client: ClientRow }) {
  const allergy = useAllergyLine()(client);
  if (allergy === null) return null;
  return (
    <p className={styles.clientAllergy}>
      <Icon of={TriangleAlert} size="s" />
      <span>{allergy}</span>
    </p>
  );
}

function ClientTable({ rows }: { rows: readonly Row[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className={joinClasses(cardStyles.card, cardStyles.cardFlush)}>
      <table className={joinClasses(tableStyles.table, styles.clientTable)}>
        <caption className="sr-only">{t("clients.title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("common.name")}</th>
            <th scope="col">{t("clients.column_contact")}</th>
            <th scope="col" className={tableStyles.tableNumber}>
              {t("clients.column_orders")}
            </th>
            <th scope="col" className={tableStyles.tableNumber}>
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
              <tr key={client.id} className={styles.clientRow}>
                <th scope="row">
                  <div className={styles.clientRowName}>
                    <Avatar name={client.name} />
                    <div>
                      <ClientName client={client} />
                      <AllergyLine client={client} />
                    </div>
                  </div>
                </th>
                <td className={styles.clientRowContact}>
                  {client.phone !== null && (
                    <bdi dir="ltr" className={styles.clientPhone}>
                      {client.phone}
                    </bdi>
                  )}
                  {client.email !== null && (
                    <bdi dir="ltr" className={styles.clientEmail}>
                      {client.email}
                    </bdi>
                  )}
                </td>
                <td className={tableStyles.tableNumber}>{format.number(client.ordersCount)}</td>
                <td className={styles.clientRowLast}>
                  {client.lastOrderDate === null ? (
                    "–"
                  ) : (
                    <LastOrderDay day={client.lastOrderDate} isBare />
                  )}
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
    <div
      aria-busy="true"

      className={isWide ? joinClasses(cardStyles.card, cardStyles.cardFlush) : undefined}
    >
      <p role="status" className="sr-only">
        {t("clients.loading")}
      </p>
      <div className={isWide ? undefined : styles.clientCards} aria-hidden="true">
        {[36, 48, 30, 42, 34].map((width) => (
          <div
            key={width}

            className={
              isWide ? styles.clientSkeletonRow : joinClasses(cardStyles.card, styles.clientCard)
            }
          >
            <Skeleton width="40px" height="40px" className={styles.clientSkeletonAvatar} />
            <div className={styles.clientCardWords}>
              <span className={skeletonStyles.skeletonLine}>
                <Skeleton width={`${width}%`} height="16px" />
              </span>
              <span className={skeletonStyles.skeletonLine}>
                <Skeleton width={`${width + 14}%`} />
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
