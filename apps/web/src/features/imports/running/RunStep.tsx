import { useQueryClient } from "@tanstack/react-query";
import { ChevronRight, Coffee, WifiOff } from "lucide-react";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { pathTo } from "../../../platform/url/path-to.ts";
import { Thumb } from "../../../ui/Avatar.tsx";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import cardStyles from "../../../ui/Card.module.css";
import { Notice } from "../../../ui/Notice.tsx";
import { Track } from "../../../ui/Track.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { goOn, stopRun } from "../sending/import-run.ts";
import type { Run } from "../sending/import-run.ts";
import { minutesLeft } from "./time-left.rules.ts";
import { kindIcons } from "../columns/words.ts";
import runStyles from "./import-run.module.css";
import styles from "../imports.module.css";

/** The fourth step while rows come in: how far it is, and Stop. */
export function RunStep({ run }: { run: Run }) {
  const t = useT();
  const format = useFormat();
  const client = useQueryClient();
  const share = run.total === 0 ? 0 : run.done / run.total;
  const isGoing = run.status === "running" || run.status === "stopping";
  return (
    <div className={runStyles.importNarrow}>
      <section className={joinClasses(cardStyles.card, runStyles.runJob)}>
        <div className={styles.fileCard}>
          <Thumb icon={kindIcons[run.kind]} />
          <span className={styles.importWords}>
            <b>{t(`imports.${run.kind}_coming`)}</b>
            <span>
              <bdi>{run.fileName}</bdi>
            </span>
          </span>
          <bdi className={runStyles.bigNumber}>{format.percent(share)}</bdi>
        </div>
        <Track
          label={t("settings.import")}
          value={run.done}
          max={run.total}
          valueText={format.percent(share)}
        />
        <div className={runStyles.jobFoot}>
          <p className={styles.importMeta}>
            <Progress run={run} />
          </p>
          {isGoing && (
            <Button isPending={run.status === "stopping"} onPress={() => stopRun(client)}>
              {t(run.status === "stopping" ? "imports.stopping" : "imports.stop")}
            </Button>
          )}
        </div>
      </section>
      {isGoing ? (
        <Notice tone="plain" icon={Coffee} title={t("imports.work_title")}>
          {t("imports.work_text")}
        </Notice>
      ) : (
        <Held run={run} />
      )}
      {isGoing && (
        <ButtonLink
          href={pathTo("/orders")}
          icon={ChevronRight}
          iconFlips
          className={runStyles.onLineStart}
        >
          {t("requests.to_orders")}
        </ButtonLink>
      )}
    </div>
  );
}

/** How many rows are done, and about how long the others take. */
function Progress({ run }: { run: Run }) {
  const t = useT();
  const minutes = minutesLeft(run);
  const done = t("imports.rows_done", { all: run.total, done: run.done });
  if (minutes === null) return done;
  const left =
    minutes === 0 ? t("imports.left_seconds") : t("imports.left_minutes", { n: minutes });
  return (
    <>
      {done}
      <br />
      {left}
    </>
  );
}

/** Why it does not go on by itself, or only when the network is back. */
function Held({ run }: { run: Run }) {
  const t = useT();
  const errorText = useErrorText();
  const client = useQueryClient();
  const isLost = run.status === "lost";
  return (
    <Notice
      tone={isLost ? "warning" : "danger"}
      {...(isLost && { icon: WifiOff })}
      role="alert"
      title={t(isLost ? "shell.no_connection" : "imports.failed_title")}
    >
      {isLost ? t("imports.lost_text") : `${errorText(run.error)} ${t("imports.failed_text")}`}
      <div className={runStyles.heldActs}>
        <Button variant="primary" onPress={() => goOn(client)}>
          {t("imports.go_on")}
        </Button>
        <Button onPress={() => stopRun(client)}>{t("imports.finish_here")}</Button>
      </div>
    </Notice>
  );
}
