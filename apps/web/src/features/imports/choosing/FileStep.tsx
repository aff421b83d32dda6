import { importKinds, mostRowsOfFile, takeBackDays } from "@marzipan/contract/imports";
import type { ImportKind } from "@marzipan/contract/imports";
import { Download, FileSpreadsheet, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useUrlParams } from "../../../platform/url/use-url-params.ts";
import { Thumb } from "../../../ui/Avatar.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { DropPlace } from "./DropPlace.tsx";
import { CleanUpCard } from "../running/CleanUpCard.tsx";
import { EarlierImports } from "../running/EarlierImports.tsx";
import { useFeature } from "../../../platform/session/me.tsx";
import { takeOwnData } from "../sending/own-data-run.ts";
import { OwnDataPanel } from "./OwnDataPanel.tsx";
import { KindTiles } from "./KindTiles.tsx";
import { writeCsv } from "../reading/csv.rules.ts";
import { columnsByKind } from "../matching/headings.rules.ts";
import { sayKind, takeFile, useDraft } from "../columns/import-draft.ts";
import { FileRefused } from "../reading/import-file.types.ts";
import type { CardLabels, FileProblem } from "../reading/import-file.types.ts";
import { openFile } from "../reading/open-file.ts";
import { csvName, saveFile } from "../save-file.ts";
import { kindLabels, problemLimits, targetLabels } from "../columns/words.ts";
import fileStyles from "../import-file.module.css";
import styles from "../imports.module.css";

/** How the address says what is imported; clients are meant where it says nothing. */
const kindParam = (kind: ImportKind): string | null => (kind === "clients" ? null : kind);

/** The first step: what is in the file, and the file. */
export function FileStep() {
  const t = useT();
  const format = useFormat();
  const [params, change] = useUrlParams();
  const kind = importKinds.find((one) => one === params["kind"]) ?? "clients";
  const { read, isReading, problem } = useReading(kind);
  return (
    <>
      <KindTiles
        value={kind}
        onChange={(next) => {
          sayKind(next);
          change({ kind: kindParam(next) });
        }}
      />
      <Waiting />
      <OwnDataPanel />
      <DropPlace isReading={isReading} onFile={read} />
      {problem !== null && (
        <Notice tone="danger" role="alert">
          <ProblemText problem={problem} />
        </Notice>
      )}
      <Notice tone="plain" icon={ShieldCheck} title={t("imports.first_title")}>
        {t("imports.first_text", { days: format.days(takeBackDays) })}
      </Notice>
      <CleanUpCard />
      <div className={fileStyles.twoColumns}>
        <EarlierImports />
        <Card title={t("imports.elsewhere")}>
          <p className={fileStyles.elsewhere}>{t("imports.elsewhere_text")}</p>
          <Example kind={kind} />
        </Card>
      </div>
    </>
  );
}

/** Reads a chosen file in a worker and goes on to its columns. */
function useReading(kind: ImportKind) {
  const t = useT();
  const [, change] = useUrlParams();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const skipped = useKindsWithoutPlan();
  const labels: CardLabels = {
    name: t("common.name"),
    phone: t("common.phone"),
    otherPhone: t("imports.card_other"),
    email: t("common.email"),
    company: t("imports.card_company"),
    address: t("imports.card_address"),
    birthday: t("imports.card_birthday"),
    notes: t("common.notes"),
  };
  const read = async (file: File): Promise<void> => {
    setReading(true);
    setProblem(null);
    try {
      const opened = await openFile(file, { labels });
      if (opened.ownData) takeOwnData(file.name, opened.ownData, skipped);
      else {
        const reread = (encoding: string) => openFile(file, { labels, encoding });
        await takeFile({ kind, fileName: file.name, file: opened, reread });
        change({ step: "columns" }, true);
      }
    } catch (error) {
      setProblem(error instanceof FileRefused ? error.problem : "broken");
    } finally {
      setReading(false);
    }
  };
  return { read: (file: File) => void read(file), isReading, problem };
}

/** Kinds that the plan does not have. */
function useKindsWithoutPlan(): ImportKind[] {
  const hasMenu = useFeature("menu_sharing");
  const hasPayments = useFeature("payment_tracking");
  return [...(hasMenu ? [] : ["catalog" as const]), ...(hasPayments ? [] : ["expenses" as const])];
}

function ProblemText({ problem }: { problem: FileProblem }) {
  const t = useT();
  const limit = problemLimits[problem];
  return t(`imports.file_${problem}`, { limit: limit === "rows" ? mostRowsOfFile : (limit ?? 0) });
}

/** The file that is being prepared, for who left it and came back. */
function Waiting() {
  const t = useT();
  const draft = useDraft();
  const [, change] = useUrlParams();
  if (!draft) return null;
  return (
    <div className={styles.fileCard}>
      <Thumb icon={FileSpreadsheet} />
      <span className={styles.importWords}>
        <b>
          <bdi>{draft.fileName}</bdi>
        </b>
        <span>{t("reports.rows", { n: draft.table.rows.length })}</span>
      </span>
      <Button onPress={() => change({ step: "columns", kind: kindParam(draft.kind) }, true)}>
        {t("imports.go_on")}
      </Button>
    </div>
  );
}

/** A file with nothing but the headings that are known. */
function Example({ kind }: { kind: ImportKind }) {
  const t = useT();
  const wanted = columnsByKind[kind].targets.filter(
    (target) => target !== "skip" && target !== "first_name" && target !== "last_name",
  );
  return (
    <Button
      isWide
      icon={Download}
      iconSize="s"
      className={fileStyles.exampleFile}
      onPress={() =>
        saveFile(
          csvName(t(kindLabels[kind])),
          writeCsv([wanted.map((target) => t(targetLabels[target]))]),
        )
      }
    >
      {t("imports.example")}
    </Button>
  );
}
