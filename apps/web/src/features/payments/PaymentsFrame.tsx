import { useLocation } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { IconLink } from "../../ui/IconButton.tsx";
import { SegmentLinks } from "../../ui/SegmentLinks.tsx";
import { Page } from "../shell/Page.tsx";

/** The head of both pages of payments: the list, and who owes what. */
export function PaymentsFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const isWide = useIsWide();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Page
      title={t("payments.title")}
      actions={
        isWide ? (
          <ButtonLink variant="primary" icon={Plus} href="/payments/new">
            {t("payments.record")}
          </ButtonLink>
        ) : (
          <IconLink label={t("payments.record")} icon={Plus} iconSize="l" href="/payments/new" />
        )
      }
    >
      <SegmentLinks
        label={t("payments.title")}
        currentHref={path}
        links={[
          { href: "/payments", label: t("payments.title") },
          { href: "/payments/owing", label: t("payments.who_owes") },
        ]}
      />
      <div className="pay-body">{children}</div>
    </Page>
  );
}
