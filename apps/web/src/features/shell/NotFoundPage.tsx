import { useLocation } from "@tanstack/react-router";
import { FileX } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { isAtPlace, placeGroups } from "./places.ts";
import { pathTo } from "../../platform/url/path-to.ts";

/** Nothing is at this address of a feature: it says so there, with the way to the feature. */
export function NotFoundPage() {
  const t = useT();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const feature = placeGroups
    .flatMap(({ places }) => places)
    .find(({ href }) => isAtPlace(path, href));
  const said = t("shell.not_found");
  return (
    <Page title={feature ? t(feature.label) : said}>
      <EmptyState icon={FileX} title={said} text={t("errors.unknown_route")}>
        {feature && (
          <ButtonLink variant="primary" href={feature.href}>
            {t(feature.label)}
          </ButtonLink>
        )}
        <ButtonLink href={pathTo("/dashboard")}>{t("accounts.to_dashboard")}</ButtonLink>
      </EmptyState>
    </Page>
  );
}
