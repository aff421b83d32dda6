import { decidePastOrders, getPastOrders } from "@marzipan/contract/past-orders";
import type { Settlement } from "@marzipan/contract/past-orders";
import { useState } from "react";
import { useAct, useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { useMay, useMe } from "../../platform/session/me.tsx";
import { Button } from "../../ui/Button.tsx";
import { SectionHead } from "../../ui/Card.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./payments.module.css";
import cardStyles from "../../ui/Card.module.css";

/**
 * Asks once how the orders count that were completed before payments could be recorded (rulings §6), and confirms the
 * decision with Undo; nothing without such orders, or after the decision.
 */
export function PastOrdersCard() {
  const t = useT();
  const { asksPastOrders } = useMe().business;
  const seesMoney = useMay("money");
  const [decided, setDecided] = useState<Settlement | null>(null);
  const deciding = useAct(decidePastOrders);
  const decide = (decision: Settlement | null): void =>
    deciding.mutate({ body: { decision } }, { onSuccess: (reply) => setDecided(reply.decision) });
  if (!seesMoney) return null;
  if (decided !== null) {
    return (
      <Notice
        tone="success"
        role="status"
        action={
          <Button variant="quiet" isPending={deciding.isPending} onPress={() => decide(null)}>
            {t("common.undo")}
          </Button>
        }
      >
        {t(decided === "settled" ? "payments.past_kept" : "payments.past_owed")}
        <Failure error={deciding.error} />
      </Notice>
    );
  }
  if (!asksPastOrders) return null;
  return (
    <section className={cardStyles.card}>
      <SectionHead title={t("payments.past_title")} />
      <p>{t("payments.past_text")}</p>
      <PastTotals />
      <div className={styles.payOffers}>
        <Button variant="primary" isPending={deciding.isPending} onPress={() => decide("settled")}>
          {t("payments.past_keep")}
        </Button>
        <Button isDisabled={deciding.isPending} onPress={() => decide("owed")}>
          {t("payments.past_owe")}
        </Button>
      </div>
      <Failure error={deciding.error} />
    </section>
  );
}

function Failure({ error }: { error: Error | null }) {
  const errorText = useErrorText();
  return (
    error && (
      <Notice tone="danger" role="alert">
        {errorText(error)}
      </Notice>
    )
  );
}

/** How many orders the question is about, and their total in each currency. */
function PastTotals() {
  const t = useT();
  const { data } = useCall(getPastOrders);
  return (
    <p className={styles.payReceived} aria-busy={data === undefined}>
      {data?.totals.map(({ currency, amount, ordersCount }) => (
        <span key={currency}>
          <b>
            <Money amount={amount} currency={currency} />
          </b>{" "}
          <span className={styles.payDetail}>{t("payments.owing_orders", { n: ordersCount })}</span>
        </span>
      ))}
    </p>
  );
}
