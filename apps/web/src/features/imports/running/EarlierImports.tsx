import { listImports } from "@marzipan/contract/imports";
import { dayIn } from "@marzipan/domain/dates";
import { useState } from "react";
import { usePages } from "../../../platform/api/queries.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../../platform/lists/PagedList.tsx";
import { useMe } from "../../../platform/session/me.tsx";
import { Thumb } from "../../../ui/Avatar.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Dots } from "../../../ui/Dots.tsx";
import { TakeBackDialog, undoneOf } from "./TakeBackDialog.tsx";
import type { ImportReply } from "../sending/import-run.ts";
import { kindIcons, kindLabels } from "../columns/words.ts";
import fileStyles from "../import-file.module.css";
import styles from "../imports.module.css";

/** How many are shown at once; the older ones can seldom be taken back. */
const shownAtOnce = 5;

/** What was imported before, with Take back where that is still possible; nothing where there is none. */
export function EarlierImports() {
  const t = useT();
  const list = usePages(listImports, { query: { limit: shownAtOnce } });
  const [asked, setAsked] = useState<ImportReply | null>(null);
  const isNone = list.items.length === 0 && !list.isError;
  if (isNone) return null;
  return (
    <Card title={t("imports.earlier")}>
      <PagedList
        list={list}
        skeleton={null}
        failedTitle={t("errors.not_loaded")}
        headingLevel={3}
        empty={null}
      >
        <ul className={fileStyles.earlierList}>
          {list.items.map((one) => (
            <EarlierImport key={one.id} run={one} onTakeBack={() => setAsked(one)} />
          ))}
        </ul>
      </PagedList>
      {asked && <TakeBackDialog run={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

function EarlierImport({ run, onTakeBack }: { run: ImportReply; onTakeBack: () => void }) {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useMe().business;
  const day = format.dayMonth(dayIn(timeZone, new Date(run.createdAt)));
  const { undone, all } = undoneOf(run);
  const ended = run.takenBackAt === null ? "imports.too_late" : "imports.was_taken_back";
  return (
    <li>
      <Thumb icon={kindIcons[run.kind]} />
      <span className={styles.importWords}>
        <b>
          {t("common.labelled", {
            label: t(kindLabels[run.kind]),
            value: format.number(run.made + run.joined),
          })}
        </b>
        <span>
          <Dots>
            <bdi>{day}</bdi>
            <bdi>{run.fileName}</bdi>
            {run.takeBackUntil === null && t(ended)}
            {undone > 0 && t("imports.undone_so_far", { all, done: undone })}
          </Dots>
        </span>
      </span>
      {run.takeBackUntil !== null && (
        <Button onPress={onTakeBack}>
          {t(undone > 0 ? "imports.go_on" : "imports.take_back")}
        </Button>
      )}
    </li>
  );
}
