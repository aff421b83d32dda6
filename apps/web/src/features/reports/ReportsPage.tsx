import { currencies } from "@marzipan/contract/currencies";
import { languages } from "@marzipan/contract/languages";
import { previewReport, reportKinds } from "@marzipan/contract/reports";
import { locales } from "@marzipan/phrases/locales";
import type { ReportKind } from "@marzipan/contract/reports";
import {
  Banknote,
  CakeSlice,
  ClipboardList,
  FileSpreadsheet,
  Files,
  HandCoins,
  Scale,
  Users,
  Wallet,
} from "lucide-react";
import { useCall } from "../../platform/api/queries.ts";
import { useToday } from "../../platform/calendar/use-today.ts";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { useFeature, useMay } from "../../platform/session/me.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import type { IconShape } from "../../ui/Icon.tsx";
import { RadioGroup } from "../../ui/RadioGroup.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { Select } from "../../ui/Select.tsx";
import { PeriodBar } from "../analytics/PeriodBar.tsx";
import { AccountantCard } from "./AccountantCard.tsx";
import { DownloadsCard } from "./DownloadsCard.tsx";
import { MakingNotice } from "./MakingNotice.tsx";
import { PreviewCard } from "./PreviewCard.tsx";
import {
  countRows,
  formatsOf,
  phraseOfDetail,
  phraseOfKind,
  queryOfReport,
  readReportView,
} from "./report-view.rules.ts";
import type { ReportView } from "./report-view.rules.ts";
import { useMaking } from "./use-making.ts";
import styles from "./reports.module.css";

const kindIcons: Readonly<Record<ReportKind, IconShape>> = {
  orders: ClipboardList,
  payments: Banknote,
  expenses: Wallet,
  clients: Users,
  products: CakeSlice,
  "profit-and-loss": Scale,
  owed: HandCoins,
  workbook: Files,
};

/** `/reports`: what to make of which period, its first rows, the last downloads, and the accountant's mails. */
export function ReportsPage() {
  const t = useT();
  const today = useToday();
  const { language } = useLanguage();
  const [params] = useUrlParams();
  const view = readReportView(params, today, language);
  const making = useMaking();
  const { make, state } = making;
  const mayEdit = useMay("settings");
  return (
    <Page wide title={t("shell.reports")}>
      <div className={styles.reports}>
        <MakingNotice {...making} />
        <Choice
          view={view}
          isMaking={state?.kind === "running"}
          onMake={() =>
            void make({ kind: view.kind, format: view.format, query: queryOfReport(view) })
          }
        />
        <div className={styles.reportsSide}>
          <PreviewCard kind={view.kind} query={queryOfReport(view)} />
          <DownloadsCard onMake={(again) => void make(again)} />
        </div>
        {mayEdit && (
          <div className={styles.reportsWide}>
            <AccountantCard />
          </div>
        )}
      </div>
    </Page>
  );
}

interface ChoiceProps {
  view: ReportView;
  isMaking: boolean;
  onMake: () => void;
}

function Choice({ view, isMaking, onMake }: ChoiceProps) {
  const t = useT();
  const [, change] = useUrlParams();
  const hasPaper = useFeature("export_pdf");
  // The same query as the preview, so that both share one request.
  const preview = useCall(previewReport, {
    params: { kind: view.kind },
    query: queryOfReport(view),
  });
  const rows = preview.data ? countRows(preview.data.tables) : null;
  const formats = formatsOf(view.kind).filter((format) => format !== "pdf" || hasPaper);
  return (
    <Card title={t("reports.what")} className={styles.reportsForm}>
      <RadioGroup
        aria-label={t("reports.what")}
        value={view.kind}
        onChange={(kind) => change({ kind, format: null })}
        options={reportKinds.map((id) => ({
          id,
          label: t(phraseOfKind(id)),
          detail: t(phraseOfDetail(id)),
          icon: kindIcons[id],
        }))}
      />
      <PeriodBar
        isPlain
        view={{ ...view, compare: "none" }}
        compared={null}
        onChange={({ from, to }) => change({ from, to }, true)}
      />
      <div className={styles.reportsPair}>
        <Select
          className={styles.reportsLanguage}
          label={t("reports.language")}
          placeholder={t("common.choose")}
          items={languages.map((code) => ({ id: code, text: locales[code].name }))}
          value={view.language}
          onChange={(language) => change({ language })}
        />
        <Segmented
          fitsWords
          className={styles.reportsFormat}
          label={t("reports.format")}
          value={view.format}
          onChange={(format) => change({ format })}
          options={formats.map((id) => ({ id, label: t(`reports.format_${id}`) }))}
        />
      </div>
      <Segmented
        fitsWords
        label={t("common.currency")}
        value={view.currency ?? "each"}
        onChange={(id) => change({ currency: id === "each" ? null : id })}
        options={[
          { id: "each", label: t("reports.each_currency") },
          ...currencies.map((id) => ({ id: id as string, label: id })),
        ]}
      />
      <div className={styles.reportsFoot}>
        <span aria-live="polite">{rows !== null && t("reports.rows", { n: rows })}</span>
        <Button variant="primary" icon={FileSpreadsheet} isPending={isMaking} onPress={onMake}>
          {t("reports.make")}
        </Button>
      </div>
    </Card>
  );
}
