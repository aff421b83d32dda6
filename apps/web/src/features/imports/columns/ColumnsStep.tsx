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
import { ColumnMatch } from "./ColumnMatch.tsx";
import { SheetView } from "./SheetView.tsx";
import { chooseSheet, keepDraftChoices, sayHeadings } from "./import-draft.ts";
import type { Draft } from "./import-draft.ts";
import { countTaken, hasName } from "../matching/matching.rules.ts";
import columnStyles from "./import-columns.module.css";
import styles from "../imports.module.css";

/** The second step: what each column of the file holds. */
export function ColumnsStep({ draft }: { draft: Draft }) {
  const t = useT();
  const [, change] = useUrlParams();
  const why = useId();
  const { table, matches } = draft;
  const isReady = hasName(matches) && table.rows.length > 0;
  return (
    <>
      <FileCard draft={draft} />
      <SheetView table={table} />
      <section className={joinClasses(cardStyles.card, cardStyles.cardFlush)}>
        <SectionHead
          className={columnStyles.flushHead}
          title={t("imports.columns_in", { all: matches.length, taken: countTaken(matches) })}
        />
        <ul className={columnStyles.matches}>
          {matches.map((match, column) => (
            <ColumnMatch key={column} draft={draft} match={match} column={column} />
          ))}
        </ul>
      </section>
      <div className={styles.stickFoot}>
        <p id={why} className={isReady ? styles.quietWords : styles.needed} role="status">
          {isReady ? t("imports.kept") : t("imports.needs_name")}
        </p>
        <Button
          variant="primary"
          isDisabled={!isReady}
          aria-describedby={why}
          onPress={() => {
            keepDraftChoices(draft);
            change({ step: "check" }, true);
          }}
        >
          {t("imports.check")}
        </Button>
      </div>
    </>
  );
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
          <Checkbox isSelected={table.headingRow !== null} onChange={sayHeadings}>
            {t("imports.has_headings")}
          </Checkbox>
        </div>
      )}
    </section>
  );
}
