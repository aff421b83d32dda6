import { rowOutcomes } from "@marzipan/contract/imports";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../../platform/toast/use-toast.ts";
import { pathTo } from "../../../platform/url/path-to.ts";
import { useUrlParams } from "../../../platform/url/use-url-params.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dots } from "../../../ui/Dots.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { CountTabs } from "../../../ui/Tabs.tsx";
import { Track } from "../../../ui/Track.tsx";
import { CheckedRows } from "./CheckedRows.tsx";
import { RefusedNotice } from "./RefusedNotice.tsx";
import {
  beginCheck,
  goOnChecking,
  mendedRows,
  stopChecking,
  useCheck,
} from "../sending/check-rows.ts";
import type { Check } from "../sending/check-rows.ts";
import { dropDraft } from "../columns/import-draft.ts";
import type { Draft } from "../columns/import-draft.ts";
import { beginRun } from "../sending/import-run.ts";
import { sortOutcomes } from "../sending/outcomes.rules.ts";
import type { Outcomes, RowOutcome } from "../sending/outcomes.rules.ts";
import { rowsToSend } from "../matching/rows.rules.ts";
import checkStyles from "./import-check.module.css";
import styles from "../imports.module.css";

/** The third step: what will happen with each row. */
export function CheckStep({ draft }: { draft: Draft }) {
  const check = useCheck();
  useEffect(() => {
    beginCheck(draft.kind, rowsToSend(draft.table, draft.matches));
  }, [draft]);
  return check && <Checked draft={draft} check={check} />;
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
      {!isDone && <Checking check={check} />}
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
      {isDone && <Foot draft={draft} check={check} outcomes={outcomes} />}
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

/** What comes in, and the button that brings it in. */
function Foot({ draft, check, outcomes }: { draft: Draft; check: Check; outcomes: Outcomes }) {
  const t = useT();
  const client = useQueryClient();
  const router = useRouter();
  const showToast = useToast();
  const [, change] = useUrlParams();
  const { kind, fileName, table } = draft;
  const [made, joined] = [outcomes.rows.new.length, outcomes.rows.joined.length];
  const begin = (): void => {
    stopChecking();
    beginRun(client, {
      kind,
      fileName,
      table,
      rows: mendedRows(check),
      // On its own page the result stands there.
      onDone: () => {
        if (router.latestLocation.pathname !== pathTo("/import"))
          showToast(t("imports.finished", { file: fileName }));
      },
    });
    change({ step: "import" });
    dropDraft();
  };
  return (
    <div className={styles.stickFoot}>
      {made + joined === 0 ? (
        <p className={styles.needed}>{t("imports.nothing_to_do")}</p>
      ) : (
        <p>
          <b>
            <Dots>
              {made > 0 && t(`imports.new_${kind}`, { n: made })}
              {joined > 0 && t("imports.joined_rows", { n: joined })}
            </Dots>
          </b>{" "}
          <span className={styles.quietWords}>{t("imports.only_empty")}</span>
        </p>
      )}
      <Button variant="primary" isDisabled={made + joined === 0} onPress={begin}>
        {t("imports.import_rows", { n: made + joined })}
      </Button>
    </div>
  );
}
