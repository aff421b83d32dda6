import { pages } from "@marzipan/contract/paths";
import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import { useMatch } from "@tanstack/react-router";
import { ChartColumn, FileSpreadsheet } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import type { IconShape } from "../../ui/Icon.tsx";
import { Page } from "../../platform/screen/Page.tsx";

interface Area {
  title: PlainPhraseKey;
  text: PlainPhraseKey;
  icon: IconShape;
}

const analytics: Area = {
  title: "shell.analytics",
  text: "pages.analytics_text",
  icon: ChartColumn,
};

const reports: Area = {
  title: "shell.reports",
  text: "pages.reports_text",
  icon: FileSpreadsheet,
};

/** A place of the app that opens later: what it is for, and a way on. */
export function AreaPage() {
  const t = useT();
  const path = useMatch({ strict: false, select: (match) => match.pathname });
  const { title, text, icon } = path === pages.reports.path ? reports : analytics;
  return (
    <Page title={t(title)}>
      <EmptyState icon={icon} title={t(text)} text={t("pages.soon")}>
        <ButtonLink href="/dashboard">{t("accounts.to_dashboard")}</ButtonLink>
      </EmptyState>
    </Page>
  );
}
