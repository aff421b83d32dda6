import { CircleX } from "lucide-react";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { openUpgrade } from "../../../platform/session/upgrade.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import type { Draft } from "../columns/import-draft.ts";
import type { Outcomes } from "../sending/outcomes.rules.ts";

/** Above the rows that are left out: what can be done about them. */
export function RefusedNotice({ draft, outcomes }: { draft: Draft; outcomes: Outcomes }) {
  const t = useT();
  const over = outcomes.overLimit.size;
  const refused = outcomes.rows.refused.length - over;
  const { kind } = draft;
  // The menu is full for every plan.
  const limitName = kind === "clients" || kind === "products" ? kind : null;
  return (
    <>
      {refused > 0 && (
        <Notice
          tone="danger"
          icon={CircleX}
          role="status"
          title={t("imports.refused_title", { n: refused })}
        >
          {t("imports.refused_text")}
        </Notice>
      )}
      {over > 0 && (
        <Notice
          tone="warning"
          title={t("imports.over_title", { n: over })}
          action={
            limitName && (
              <Button variant="quiet" onPress={() => openUpgrade({ limitName })}>
                {t("billing.upgrade")}
              </Button>
            )
          }
        >
          {t("imports.over_text")}
        </Notice>
      )}
    </>
  );
}
