import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../../platform/toast/use-toast.ts";
import { pathTo } from "../../../platform/url/path-to.ts";
import { useUrlParams } from "../../../platform/url/use-url-params.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dots } from "../../../ui/Dots.tsx";
import { dropDraft } from "../columns/import-draft.ts";
import type { Draft } from "../columns/import-draft.ts";
import { readyRows, stopChecking } from "../sending/check-rows.ts";
import type { Check } from "../sending/check-rows.ts";
import { beginRun } from "../sending/import-run.ts";
import type { Outcomes } from "../sending/outcomes.rules.ts";
import styles from "../imports.module.css";

interface ImportFootProps {
  draft: Draft;
  check: Check;
  outcomes: Outcomes;
}

/** What is imported, and the button that imports it. */
export function ImportFoot({ draft, check, outcomes }: ImportFootProps) {
  const t = useT();
  const { kind } = draft;
  const begin = useBegin(draft, check);
  const [made, joined] = [outcomes.rows.new.length, outcomes.rows.joined.length];
  const isOrders = kind === "orders";
  const count = { n: made + joined };
  return (
    <div className={styles.stickFoot}>
      {made + joined === 0 ? (
        <p className={styles.needed}>{t("imports.nothing_to_do")}</p>
      ) : (
        <p>
          <b>
            <Dots>
              {made > 0 && t(`imports.new_${kind}`, { n: made })}
              {isOrders && t("reports.rows", { n: draft.table.rows.length })}
              {joined > 0 && t("imports.joined_rows", { n: joined })}
            </Dots>
          </b>{" "}
          <span className={styles.quietWords}>
            {t(isOrders ? "imports.past_completed" : "imports.only_empty")}
          </span>
        </p>
      )}
      <Button variant="primary" isDisabled={made + joined === 0} onPress={begin}>
        {isOrders ? t("imports.import_orders", count) : t("imports.import_rows", count)}
      </Button>
    </div>
  );
}

/** Begins the import and goes to its progress. */
function useBegin({ kind, fileName, table }: Draft, check: Check): () => void {
  const t = useT();
  const client = useQueryClient();
  const router = useRouter();
  const showToast = useToast();
  const [, change] = useUrlParams();
  return () => {
    stopChecking();
    beginRun(client, {
      kind,
      fileName,
      table,
      ...readyRows(check),
      fileRows: new Map(
        check.rows.flatMap(({ row, rows = [] }) => (rows.length > 1 ? [[row, rows]] : [])),
      ),
      // On its own page the result is shown there.
      onDone: () => {
        if (router.latestLocation.pathname !== pathTo("/import"))
          showToast(t("imports.finished", { file: fileName }));
      },
    });
    change({ step: "import" });
    dropDraft();
  };
}
