import { locales } from "@marzipan/phrases/locales";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useAllergyLine } from "../../platform/food/use-allergy-words.ts";
import type { ClientView } from "./clients.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./clients.module.css";
import cardStyles from "../../ui/Card.module.css";

/**
 * What is known about a client: allergies first, then numbers of the orders, language and notes.
 */
export function ClientFacts({ client }: { client: ClientView }) {
  const t = useT();
  const allergy = useAllergyLine()(client);
  const notes = client.notes.trim();
  return (
    <>
      {allergy !== null && (
        <Notice tone="danger">
          <span dir="auto">{allergy}</span>
        </Notice>
      )}
      <Sums client={client} />
      <dl className={joinClasses(cardStyles.card, styles.clientFacts)}>
        <div>
          <dt>{t("common.language")}</dt>
          <dd>
            {client.language === null ? (
              t("clients.language_none")
            ) : (
              <span lang={client.language}>{locales[client.language].name}</span>
            )}
          </dd>
        </div>
        {allergy === null && (
          <div>
            <dt>{t("common.allergies")}</dt>
            <dd>{t("clients.no_allergies")}</dd>
          </div>
        )}
        <div>
          <dt>{t("common.notes")}</dt>
          <dd className={styles.clientNotes} dir="auto">
            {notes === "" ? t("common.none") : notes}
          </dd>
        </div>
      </dl>
    </>
  );
}

function Sums({ client }: { client: ClientView }) {
  const t = useT();
  const format = useFormat();
  return (
    <dl className={joinClasses(cardStyles.card, styles.clientSums)}>
      <div>
        <dd>{format.number(client.ordersCount)}</dd>
        <dt>{t("clients.column_orders")}</dt>
      </div>
      <div>
        <dd>
          {client.totals.length === 0 && "–"}
          {client.totals.map(({ currency, totalPrice }) => (
            <span key={currency}>
              <Money amount={totalPrice} currency={currency} />
            </span>
          ))}
        </dd>
        <dt>{t("clients.ordered_total")}</dt>
      </div>
      <div>
        <dd>
          {client.lastOrderDate === null
            ? t("clients.never")
            : format.dayMonth(client.lastOrderDate)}
        </dd>
        <dt>{t("clients.column_last_order")}</dt>
      </div>
    </dl>
  );
}
