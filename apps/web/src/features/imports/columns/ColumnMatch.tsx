import { Check, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Dots } from "../../../ui/Dots.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Select } from "../../../ui/Select.tsx";
import { directionOf } from "../matching/cell-direction.rules.ts";
import { columnsByKind } from "../matching/headings.rules.ts";
import type { Target } from "../kinds/kind-columns.types.ts";
import { chooseColumn } from "./import-draft.ts";
import type { Draft } from "./import-draft.ts";
import type { Match } from "../matching/matching.rules.ts";
import { lettersOf } from "../matching/table.rules.ts";
import { targetLabels } from "./words.ts";
import columnStyles from "./import-columns.module.css";
import styles from "../imports.module.css";

/** How many values of a column are shown, and the most characters of each. */
const shownValues = 3;
const longest = 40;

interface ColumnMatchProps {
  draft: Draft;
  match: Match;
  column: number;
  /** The column has a question that is open. */
  isAsked: boolean;
  /** What is asked or shown of the column. */
  children?: ReactNode;
}

/** One column of the file: its heading, what stands in it, what it holds, and how we know. */
export function ColumnMatch({ draft, match, column, isAsked, children }: ColumnMatchProps) {
  const t = useT();
  const { kind, table } = draft;
  const { target } = match;
  const letter = lettersOf(column);
  const name = t("imports.column", { letter });
  const samples = table.rows
    .slice(0, 200)
    .flatMap(({ cells }) => cells[column]?.slice(0, longest) || [])
    .slice(0, shownValues);
  const state = isAsked ? "pending" : target === "skip" ? "cancelled" : "completed";
  return (
    <li data-state={state} className={columnStyles.matchColumn}>
      <p className={columnStyles.columnHead}>
        <span aria-hidden="true">{letter}</span>
        <span className="sr-only">{name}</span>
        <b>
          <bdi>{table.headings[column]}</bdi>
        </b>
      </p>
      <p className={columnStyles.samples}>
        <Dots>
          {samples.map((sample, index) => (
            <bdi key={index} dir={directionOf(sample)}>
              {sample}
            </bdi>
          ))}
        </Dots>
      </p>
      <div className={columnStyles.columnGoes}>
        <Select
          aria-label={name}
          placeholder={t("common.choose")}
          items={columnsByKind[kind].targets.map((one) => ({
            id: one,
            text: t(targetLabels[one]),
          }))}
          value={target}
          onChange={(id) => chooseColumn(column, id as Target)}
        />
        <Known match={match} />
      </div>
      {children}
    </li>
  );
}

/** How we know what a column holds; a guess is a hollow ring and a word. */
function Known({ match: { by, target, clash } }: { match: Match }) {
  const t = useT();
  if (target === "skip" && by !== "last")
    return <p className={styles.importMeta}>{t("imports.stays")}</p>;
  if (clash !== null)
    return (
      <p className={styles.importMeta}>{t("imports.fills_gaps", { letter: lettersOf(clash) })}</p>
    );
  if (by === null) return null;
  const isGuess = by === "contents";
  return (
    <p data-state={isGuess ? "pending" : "ready"} className={columnStyles.knownBy}>
      <Icon of={isGuess ? CircleDashed : Check} size="s" />
      {t(`imports.by_${by}`)}
    </p>
  );
}
