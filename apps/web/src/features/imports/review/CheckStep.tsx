import { rowOutcomes } from "@marzipan/contract/imports";
import { useEffect, useMemo, useState } from "react";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { CountTabs } from "../../../ui/Tabs.tsx";
import { Track } from "../../../ui/Track.tsx";
import { CheckedRows } from "./CheckedRows.tsx";
import { RefusedNotice } from "./RefusedNotice.tsx";
import { beginCheck, goOnChecking, useCheck } from "../sending/check-rows.ts";
import type { Check } from "../sending/check-rows.ts";
import type { Draft } from "../columns/import-draft.ts";
import { sortOutcomes } from "../sending/outcomes.rules.ts";
import type { RowOutcome } from "../sending/outcomes.rules.ts";
import { useWriting } from "../columns/use-writing.ts";
import { rawRowsOf } from "../sending/row-reading.ts";
import { ImportFoot } from "./ImportFoot.tsx";
import { OrdersReview } from "./OrdersReview.tsx";
import checkStyles from "./import-check.module.css";
import styles from "../imports.module.css";

/** The third step: what will happen with each row. */
export function CheckStep({ draft }: { draft: Draft }) {
  const check = useCheck();
  const { reader } = useWriting(draft);
  useEffect(() => {
    beginCheck(draft.kind, rawRowsOf(draft.kind, draft.table, draft.matches), reader);
  }, [draft, reader]);
  if (!check) return null;
  const { rows, answers } = check;
  return (
    <>
      {answers.size < rows.length && <Checking check={check} />}
      {draft.kind === "orders" ? (
        <OrdersReview draft={draft} check={check} />
      ) : (
        <Checked draft={draft} check={check} />
      )}
    </>
  );
}

function Checked({ draft, check }: { draft: Draft; check: Check }) {
  const t = useT();
  const format = useFormat();
  const { rows, answers, room } = check;
  const outcomes = useMemo(() => sortOutcomes(rows, answers, room), [rows, answers, room]);
  const [chosen, setChosen] = useState<RowOutcome | null>(null);
  const isDone = answers.size >= rows.length;
  // What needs mending is shown first, and stays in sight when the last of it is mended.
  if (isDone && chosen === null) setChosen(outcomes.rows.refused.length > 0 ? "refused" : "new");
  const tab = chosen ?? "new";
  const tabs = rowOutcomes.map((id) => ({
    id,
    label: t(`imports.tab_${id}`),
    count: isDone ? format.number(outcomes.rows[id].length) : undefined,
  }));
  return (
    <>
      <CountTabs
        label={t("imports.outcomes")}
        items={tabs}
        value={tab}
        onChange={setChosen}
        className={checkStyles.outcomeTabs}
      >
        <div className={checkStyles.tabPart}>
          {isDone && tab === "refused" && <RefusedNotice draft={draft} outcomes={outcomes} />}
          <CheckedRows key={tab} draft={draft} check={check} outcomes={outcomes} outcome={tab} />
        </div>
      </CountTabs>
      {isDone && <ImportFoot draft={draft} check={check} outcomes={outcomes} />}
    </>
  );
}

/** How far the check is, or what stopped it. */
function Checking({ check: { rows, answers, error } }: { check: Check }) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  if (error !== null)
    return (
      <Notice
        tone="danger"
        role="alert"
        action={<Button onPress={goOnChecking}>{t("common.try_again")}</Button>}
      >
        {errorText(error)}
      </Notice>
    );
  const share = format.percent(rows.length === 0 ? 0 : answers.size / rows.length);
  return (
    <div role="status">
      <Track label={t("imports.step_check")} value={answers.size} max={rows.length}>
        <p className={styles.importMeta}>{t("imports.checking", { share })}</p>
      </Track>
    </div>
  );
}
