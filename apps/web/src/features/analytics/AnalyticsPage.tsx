import { getAnalytics } from "@marzipan/contract/analytics";
import { keepPreviousData } from "@tanstack/react-query";
import { ChartColumn, FileSpreadsheet, Plus, Printer, Wallet } from "lucide-react";
import { useCall } from "../../platform/api/queries.ts";
import { useToday } from "../../platform/calendar/use-today.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useCurrencyName } from "../../platform/i18n/use-currency-name.ts";
import { Page } from "../../platform/screen/Page.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { IconButton, IconLink } from "../../ui/IconButton.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { AnalyticsSkeleton } from "./AnalyticsSkeleton.tsx";
import { asAsked } from "./analytics.types.ts";
import type { Analytics } from "./analytics.types.ts";
import { Board } from "./Board.tsx";
import { hasNothing } from "./faces.rules.ts";
import { PeriodBar } from "./PeriodBar.tsx";
import { daysOf, namePeriod, readFiguresView } from "./period.rules.ts";
import styles from "./analytics.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** `/analytics`: the answer of a period in words and figures, then its shapes; what is shown stands in the address. */
export function AnalyticsPage() {
  const t = useT();
  const today = useToday();
  const errorText = useErrorText();
  const [params, change] = useUrlParams();
  const view = readFiguresView(params, today);
  const { from, to, compare, currency } = view;
  const query = useCall(
    getAnalytics,
    { query: { from, to, compare, ...(currency !== null && { currency: asAsked(currency) }) } },
    { placeholderData: keepPreviousData },
  );
  const { data } = query;
  const isThisMonth = from === daysOf("this_month", today).from && params["from"] === undefined;
  const isEmpty = data !== undefined && hasNothing(data) && isThisMonth;
  const show = (changes: Partial<typeof view>): void => change({ ...changes }, true);
  return (
    <Page wide title={t("shell.analytics")} actions={<Actions from={from} to={to} />}>
      {data && <PaperHead data={data} />}
      {!isEmpty && (
        <div className={styles.tools}>
          <PeriodBar view={view} compared={data?.compared ?? null} onChange={show} />
          {data && data.currencies.length > 1 && (
            <CurrencySwitch data={data} onChange={(chosen) => show({ currency: chosen })} />
          )}
        </div>
      )}
      {query.isPending && <AnalyticsSkeleton />}
      {query.isError && !data && (
        <ErrorState
          title={t("analytics.load_failed")}
          text={errorText(query.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {isEmpty && <NothingYet />}
      {data && !isEmpty && (
        <Board
          data={data}
          isOld={query.isPlaceholderData}
          onCurrency={(chosen) => show({ currency: chosen })}
        />
      )}
    </Page>
  );
}

function Actions({ from, to }: { from: string; to: string }) {
  const t = useT();
  return (
    <>
      <IconLink
        label={t("shell.reports")}
        icon={FileSpreadsheet}
        iconSize="l"
        href={pathTo("/reports", { from, to })}
      />
      <IconButton
        label={t("common.print")}
        icon={Printer}
        iconSize="l"
        onPress={() => window.print()}
      />
    </>
  );
}

/** The head of the printed page: whose figures, of when, printed when. */
function PaperHead({ data }: { data: Analytics }) {
  const t = useT();
  const format = useFormat();
  const { business } = useMe();
  return (
    <p className={styles.figuresPaper}>
      <b dir="auto">{business.name}</b>
      <span>{namePeriod(data, data.today, { t, format })}</span>
      <span>{t("analytics.printed_on", { date: format.date(data.today) })}</span>
    </p>
  );
}

function CurrencySwitch({
  data,
  onChange,
}: {
  data: Analytics;
  onChange: (currency: string) => void;
}) {
  const t = useT();
  const nameOf = useCurrencyName();
  return (
    <Segmented
      className={styles.currencies}
      aria-label={t("common.currency")}
      value={data.currency}
      onChange={onChange}
      options={data.currencies.map((id) => ({ id, label: nameOf(id) }))}
    />
  );
}

/** Before there is any figure: where they come from, and what makes the first. */
function NothingYet() {
  const t = useT();
  return (
    <EmptyState
      icon={ChartColumn}
      title={t("analytics.empty_title")}
      text={t("analytics.empty_text")}
    >
      <ButtonLink variant="primary" isWide icon={Plus} href={pathTo("/orders/new")}>
        {t("dashboard.quick_order")}
      </ButtonLink>
      <ButtonLink variant="quiet" isWide icon={Wallet} href={pathTo("/expenses/new")}>
        {t("expenses.add")}
      </ButtonLink>
    </EmptyState>
  );
}
