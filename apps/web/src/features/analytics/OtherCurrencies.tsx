import type { CSSProperties } from "react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useCurrencyName } from "../../platform/i18n/use-currency-name.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import type { Analytics } from "./analytics.types.ts";
import styles from "./analytics.module.css";

interface OtherCurrenciesProps {
  data: Analytics;
  onShow: (currency: string) => void;
}

/** The period's figures in each other currency, apart: currencies are never added together. */
export function OtherCurrencies({ data, onShow }: OtherCurrenciesProps) {
  const t = useT();
  const format = useFormat();
  const nameOf = useCurrencyName();
  return data.others.map((other) => (
    <Card
      key={other.currency}
      title={t("analytics.other_currency", { currency: nameOf(other.currency) })}
    >
      <dl className={styles.otherCurrency}>
        {(
          [
            [t("dashboard.revenue"), other.revenue],
            [t("analytics.cash"), other.cash],
            [t("dashboard.expenses"), other.expenses],
            [t("analytics.profit"), other.profit],
            [t("analytics.outstanding"), other.owed],
          ] as const
        ).map(([label, amount]) => (
          <OtherSum key={label} label={label} sum={format.money(amount, other.currency)} />
        ))}
      </dl>
      <Button isWide className={styles.noPrint} onPress={() => onShow(other.currency)}>
        {t("analytics.show_currency", { currency: nameOf(other.currency) })}
      </Button>
      <p className={styles.figureNote}>{t("analytics.never_added")}</p>
    </Card>
  ));
}

function OtherSum({ label, sum }: { label: string; sum: string }) {
  const letters = { "--letters": sum.length } as CSSProperties;
  return (
    <div>
      <dt>{label}</dt>
      <dd style={letters}>
        <bdi className="money">{sum}</bdi>
      </dd>
    </div>
  );
}
