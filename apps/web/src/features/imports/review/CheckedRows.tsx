import { Download } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { SectionHead } from "../../../ui/Card.tsx";
import cardStyles from "../../../ui/Card.module.css";
import { LoadMore } from "../../../ui/LoadMore.tsx";
import { TextButton } from "../../../ui/TextLink.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { CheckedRow } from "./CheckedRow.tsx";
import { mendedRows } from "../sending/check-rows.ts";
import type { Check } from "../sending/check-rows.ts";
import type { Draft } from "../columns/import-draft.ts";
import type { Outcomes, RowOutcome } from "../sending/outcomes.rules.ts";
import { saveLeftOut } from "./left-out.ts";
import columnStyles from "../columns/import-columns.module.css";
import checkStyles from "./import-check.module.css";

/** How many rows are shown at once; more come when they are asked for, so that a phone does not hang. */
const shownAtOnce = 50;

interface CheckedRowsProps {
  draft: Draft;
  check: Check;
  outcomes: Outcomes;
  outcome: RowOutcome;
}

/** The rows of one outcome. */
export function CheckedRows({ draft, check, outcomes, outcome }: CheckedRowsProps) {
  const t = useT();
  const [most, setMost] = useState(shownAtOnce);
  const list = useRef<HTMLUListElement>(null);
  const numbers = outcomes.rows[outcome];
  const byNumber = useMemo(() => new Map(mendedRows(check).map((row) => [row.row, row])), [check]);
  if (numbers.length === 0) return <p className={checkStyles.noRows}>{t("imports.none_here")}</p>;
  return (
    <section className={joinClasses(cardStyles.card, cardStyles.cardFlush)}>
      <SectionHead
        className={columnStyles.flushHead}
        title={t(`imports.tab_${outcome}`)}
        end={
          outcome === "refused" && (
            <TextButton icon={Download} onPress={() => saveLeftOut(draft, numbers)}>
              {t("imports.as_file")}
            </TextButton>
          )
        }
      />
      <ul ref={list} className={checkStyles.checkedRows}>
        {numbers.slice(0, most).map((number) => {
          const answer = check.answers.get(number);
          const row = byNumber.get(number);
          return (
            answer &&
            row && (
              <CheckedRow
                key={number}
                kind={check.kind}
                row={row}
                answer={answer}
                isOver={outcomes.overLimit.has(number)}
                list={list}
              />
            )
          );
        })}
      </ul>
      {numbers.length > most && (
        <LoadMore
          label={t("common.load_more")}
          hasMore
          onPress={() => setMost(most + shownAtOnce * 2)}
        />
      )}
    </section>
  );
}
