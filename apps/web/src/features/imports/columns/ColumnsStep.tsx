import { useUrlParams } from "../../../platform/url/use-url-params.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { FileSpreadsheet } from "lucide-react";
import { useId } from "react";
import { Thumb } from "../../../ui/Avatar.tsx";
import { Button } from "../../../ui/Button.tsx";
import { SectionHead } from "../../../ui/Card.tsx";
import cardStyles from "../../../ui/Card.module.css";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { Dots } from "../../../ui/Dots.tsx";
import { Select } from "../../../ui/Select.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { CurrencyQuestion, DayQuestion, ItemsSample } from "./WritingQuestions.tsx";
import { useWriting } from "./use-writing.ts";
import type { DraftWriting } from "./use-writing.ts";
import { targetLabels } from "./words.ts";
import { ColumnMatch } from "./ColumnMatch.tsx";
import { EncodingChoice } from "./EncodingChoice.tsx";
import { SheetView } from "./SheetView.tsx";
import { chooseSheet, saveDraftColumns, sayHeadings } from "./import-draft.ts";
import type { Draft } from "./import-draft.ts";
import { countTaken } from "../matching/matching.rules.ts";
import columnStyles from "./import-columns.module.css";
import styles from "../imports.module.css";

/** The second step: what each column of the file holds. */
export function ColumnsStep({ draft }: { draft: Draft }) {
  const t = useT();
  const [, change] = useUrlParams();
  const why = useId();
  const { table, matches } = draft;
  const writing = useWriting(draft);
  const isAsked = writing.dayOrder === null;
  const isReady = writing.missing.length === 0 && !isAsked && table.rows.length > 0;
  return (
    <>
      <FileCard draft={draft} />
      <SheetView table={table} />
      <CurrencyQuestion writing={writing} />
      <section className={joinClasses(cardStyles.card, cardStyles.cardFlush)}>
        <SectionHead
          className={columnStyles.flushHead}
          title={t("imports.columns_in", { all: matches.length, taken: countTaken(matches) })}
        />
        <ul className={columnStyles.matches}>
          {matches.map((match, column) => (
            <ColumnMatch
              key={column}
              draft={draft}
              match={match}
              column={column}
              isAsked={isAsked && column === writing.dayColumn}
            >
              {column === writing.dayColumn && <DayQuestion draft={draft} writing={writing} />}
              {match.target === "items" && <ItemsSample draft={draft} column={column} />}
            </ColumnMatch>
          ))}
        </ul>
      </section>
      <div className={styles.stickFoot}>
        <p id={why} className={isReady ? styles.quietWords : styles.needed} role="status">
          <Wanted writing={writing} />
        </p>
        <Button
          variant="primary"
          isDisabled={!isReady}
          aria-describedby={why}
          onPress={() => {
            saveDraftColumns(draft);
            change({ step: "check" }, true);
          }}
        >
          {t("imports.check")}
        </Button>
      </div>
    </>
  );
}

/** What is still to be chosen or answered. */
function Wanted({ writing: { missing, dayOrder } }: { writing: DraftWriting }) {
  const t = useT();
  const format = useFormat();
  if (missing.length > 0) {
    const fields = format.list(missing.map((target) => t(targetLabels[target])));
    return t("imports.needs_columns", { fields });
  }
  return t(dayOrder === null ? "imports.open_day" : "imports.kept");
}

/** The file with its rows and headings, and which of its sheets it is. */
function FileCard({ draft: { fileName, file, sheet, table } }: { draft: Draft }) {
  const t = useT();
  const format = useFormat();
  const [, change] = useUrlParams();
  return (
    <section className={joinClasses(cardStyles.card, columnStyles.fileBox)}>
      <div className={styles.fileCard}>
        <Thumb icon={FileSpreadsheet} />
        <span className={styles.importWords}>
          <b>
            <bdi>{fileName}</bdi>
          </b>
          <span>
            <Dots>
              {t("reports.rows", { n: table.rows.length })}
              {table.headingRow !== null &&
                t("imports.headings_in", { row: format.number(table.headingRow) })}
            </Dots>
          </span>
        </span>
        <Button variant="quiet" onPress={() => change({ step: null })}>
          {t("imports.other_file")}
        </Button>
      </div>
      {!file.isCards && (
        <div className={columnStyles.fileChoices}>
          {file.sheets.length > 1 && (
            <Select
              label={t("imports.sheet")}
              placeholder={t("common.choose")}
              items={file.sheets.map(({ name }, index) => ({ id: String(index), text: name }))}
              value={String(sheet)}
              onChange={(id) => chooseSheet(Number(id))}
            />
          )}
          {file.encoding !== null && <EncodingChoice encoding={file.encoding} />}
          <Checkbox isSelected={table.headingRow !== null} onChange={sayHeadings}>
            {t("imports.has_headings")}
          </Checkbox>
        </div>
      )}
    </section>
  );
}
