import { ownKinds } from "@marzipan/domain/imports/own-data";
import { useQueryClient } from "@tanstack/react-query";
import { FileArchive } from "lucide-react";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Thumb } from "../../../ui/Avatar.tsx";
import { Button } from "../../../ui/Button.tsx";
import cardStyles from "../../../ui/Card.module.css";
import { Icon } from "../../../ui/Icon.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Track } from "../../../ui/Track.tsx";
import { kindIcons, kindLabels } from "../columns/words.ts";
import { countOwnRows, dropOwnData, importOwnData, useOwnData } from "../sending/own-data-run.ts";
import type { OwnDataRun } from "../sending/own-data-run.ts";
import fileStyles from "../import-file.module.css";
import styles from "../imports.module.css";

/** The own data of a ZIP: what is in it, how far its import is, and what came of it. */
export function OwnDataPanel() {
  const run = useOwnData();
  return run && <Panel run={run} />;
}

function Panel({ run }: { run: OwnDataRun }) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const { fileName, data, status, results, skipped, done, error } = run;
  const all = countOwnRows(data);
  const refused = Object.values(results).reduce((sum, one) => sum + one.refused, 0);
  return (
    <section className={cardStyles.card} role="status">
      <div className={styles.fileCard}>
        <Thumb icon={FileArchive} />
        <span className={styles.importWords}>
          <b>{t(status === "done" ? "imports.own_done" : "imports.own_title")}</b>
          <span>
            <bdi>{fileName}</bdi>
          </span>
        </span>
      </div>
      <dl className={fileStyles.ownCounts}>
        {ownKinds.map((kind) => (
          <div key={kind}>
            <dt>
              <Icon of={kindIcons[kind]} size="s" /> {t(kindLabels[kind])}
            </dt>
            <dd>
              {status === "preview" || skipped.includes(kind)
                ? format.number(data[kind].length)
                : t("imports.own_made", {
                    all: format.number(data[kind].length),
                    made: format.number((results[kind]?.made ?? 0) + (results[kind]?.joined ?? 0)),
                  })}
            </dd>
          </div>
        ))}
      </dl>
      {status === "running" && (
        <Track label={t("settings.import")} value={done} max={all}>
          <p className={styles.importMeta}>{t("imports.rows_done", { all, done })}</p>
        </Track>
      )}
      {status === "failed" && (
        <Notice tone="danger" role="alert" title={t("imports.failed_title")}>
          {errorText(error)} {t("imports.failed_text")}
        </Notice>
      )}
      {status === "preview" && <p className={styles.importMeta}>{t("imports.own_text")}</p>}
      <div className={fileStyles.ownNotices}>
        {skipped.length > 0 && (
          <Notice tone="warning">
            {t("imports.own_skipped", {
              kinds: format.list(skipped.map((kind) => t(kindLabels[kind]))),
            })}
          </Notice>
        )}
        {data.leftPayments > 0 && (
          <Notice tone="warning">
            {t("imports.own_left_payments", { skipped: data.leftPayments })}
          </Notice>
        )}
        {run.over > 0 && <Notice tone="warning">{t("imports.over_title", { n: run.over })}</Notice>}
        {status === "done" && refused > run.over && (
          <Notice tone="warning">{t("imports.left_rows", { n: refused - run.over })}</Notice>
        )}
      </div>
      <Acts run={run} />
    </section>
  );
}

function Acts({ run: { status } }: { run: OwnDataRun }) {
  const t = useT();
  const client = useQueryClient();
  if (status === "running") return null;
  return (
    <div className={fileStyles.ownActs}>
      {status !== "done" && (
        <Button variant="primary" onPress={() => importOwnData(client)}>
          {t(status === "failed" ? "imports.go_on" : "imports.own_import")}
        </Button>
      )}
      <Button onPress={dropOwnData}>
        {t(status === "preview" ? "common.cancel" : "common.close")}
      </Button>
    </div>
  );
}
