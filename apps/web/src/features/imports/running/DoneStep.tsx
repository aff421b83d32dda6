import { rowOutcomes } from "@marzipan/contract/imports";
import { dayIn } from "@marzipan/domain/dates";
import { Check, CircleAlert, Download, Undo2 } from "lucide-react";
import { useState } from "react";
import { useInstantWords } from "../../../platform/calendar/use-instant-words.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../../platform/session/me.tsx";
import { pathTo } from "../../../platform/url/path-to.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import cardStyles from "../../../ui/Card.module.css";
import { Dots } from "../../../ui/Dots.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { LinkRow } from "../../../ui/LinkRow.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { TakeBackDialog } from "./TakeBackDialog.tsx";
import type { ImportReply, Run } from "../sending/import-run.ts";
import { saveLeftOut } from "../review/left-out.ts";
import type { RowOutcome } from "../sending/outcomes.rules.ts";
import { kindIcons, newIcons, outcomeLooks } from "../columns/words.ts";
import runStyles from "./import-run.module.css";
import styles from "../imports.module.css";

/** The fourth step when all is in: what came of it, and the way back. */
export function DoneStep({ run }: { run: Run }) {
  const { result } = run;
  return (
    <div className={runStyles.importNarrow}>
      <section className={cardStyles.card}>
        <Head run={run} />
        {result && <Counts run={run} result={result} />}
        <Acts run={run} />
      </section>
      {result?.takeBackUntil && <Undo result={result} until={result.takeBackUntil} />}
      <Next run={run} />
    </div>
  );
}

function Head({ run: { kind, fileName, result, done, total } }: { run: Run }) {
  const t = useT();
  const instants = useInstantWords();
  const count = (result?.made ?? 0) + (result?.joined ?? 0);
  const isBack = Boolean(result?.takenBackAt);
  const isIn = count > 0 && !isBack;
  return (
    <div className={styles.fileCard} role="status">
      <span className={runStyles.doneMark} data-state={isIn ? "ready" : "completed"}>
        <Icon of={isBack ? Undo2 : isIn ? Check : CircleAlert} />
      </span>
      <span className={styles.importWords}>
        <h2 className={runStyles.doneTitle}>
          {isBack
            ? t("imports.was_taken_back")
            : count > 0
              ? t(`imports.${kind}_in`, { n: count })
              : t("imports.nothing_in")}
        </h2>
        <span>
          <Dots>
            <bdi>{fileName}</bdi>
            {result && <bdi>{instants(result.createdAt)}</bdi>}
            {done < total && t("imports.rows_done", { all: total, done })}
          </Dots>
        </span>
      </span>
    </div>
  );
}

const countsOf = (result: ImportReply): Record<RowOutcome, number> => ({
  new: result.made,
  joined: result.joined,
  unchanged: result.unchanged,
  refused: result.refused,
});

function Counts({ run, result }: { run: Run; result: ImportReply }) {
  const t = useT();
  const format = useFormat();
  const counts = countsOf(result);
  return (
    <dl className={runStyles.outcomeCounts}>
      {rowOutcomes.map((outcome) => {
        const { icon, state, tone } = outcomeLooks[outcome];
        return (
          <div key={outcome}>
            <dt data-state={state} data-tone={tone}>
              <Icon of={outcome === "new" ? newIcons[run.kind] : icon} size="s" />
              {t(`imports.tab_${outcome}`)}
            </dt>
            <dd>{format.number(counts[outcome])}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Where imported entries are shown. */
const lists = {
  clients: { path: pathTo("/clients"), label: "clients.to_list" },
  products: { path: pathTo("/products"), label: "products.to_list" },
  catalog: { path: pathTo("/menu"), label: "imports.to_catalog" },
  orders: { path: pathTo("/orders"), label: "requests.to_orders" },
  expenses: { path: pathTo("/expenses"), label: "expenses.to_list" },
} as const;

function Acts({ run }: { run: Run }) {
  const t = useT();
  const { kind, left } = run;
  return (
    <div className={runStyles.doneActs}>
      <ButtonLink variant="primary" icon={kindIcons[kind]} iconSize="s" href={lists[kind].path}>
        {t(lists[kind].label)}
      </ButtonLink>
      {left.length > 0 && (
        <Button
          icon={Download}
          iconSize="s"
          onPress={() =>
            saveLeftOut(
              run,
              left.flatMap((row) => run.fileRows.get(row) ?? [row]),
            )
          }
        >
          {t("imports.left_rows", { n: left.length })}
        </Button>
      )}
    </div>
  );
}

function Undo({ result, until }: { result: ImportReply; until: string }) {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useMe().business;
  const [isAsked, setAsked] = useState(false);
  const date = format.dayMonth(dayIn(timeZone, new Date(until)));
  return (
    <section className={joinClasses(cardStyles.card, runStyles.undoCard)}>
      <span className={runStyles.undoWords}>
        <b>{t("imports.undo_title")}</b>
        <span className={styles.importMeta}>{t(`imports.undo_${result.kind}`, { date })}</span>
      </span>
      <Button icon={Undo2} iconSize="s" onPress={() => setAsked(true)}>
        {t("imports.take_back")}
      </Button>
      {isAsked && <TakeBackDialog run={result} onClose={() => setAsked(false)} />}
    </section>
  );
}

/** The other kind, for who comes from somewhere else with everything. */
function Next({ run }: { run: Run }) {
  const t = useT();
  if (run.kind !== "clients" && run.kind !== "products") return null;
  const kind = run.kind === "clients" ? "products" : "clients";
  return (
    <section className={joinClasses(cardStyles.card, cardStyles.cardFlush)}>
      <LinkRow
        href={pathTo("/import", { kind: kind === "clients" ? null : kind })}
        icon={kindIcons[kind]}
        name={t(`imports.next_${kind}`)}
        facts={[t(`imports.next_${kind}_text`)]}
      />
    </section>
  );
}
