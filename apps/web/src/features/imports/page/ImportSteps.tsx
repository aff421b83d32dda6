import { useEffect, useRef } from "react";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Page } from "../../../platform/screen/Page.tsx";
import { pathTo } from "../../../platform/url/path-to.ts";
import { useUrlParams } from "../../../platform/url/use-url-params.ts";
import { CheckStep } from "../review/CheckStep.tsx";
import { ColumnsStep } from "../columns/ColumnsStep.tsx";
import { DoneStep } from "../running/DoneStep.tsx";
import { FileStep } from "../choosing/FileStep.tsx";
import { RunStep } from "../running/RunStep.tsx";
import { StepBar } from "./StepBar.tsx";
import { useDraft } from "../columns/import-draft.ts";
import { useRun } from "../sending/import-run.ts";
import { findStep } from "./steps.rules.ts";
import styles from "../imports.module.css";

/** The step that stands in the address, as far as there is something for it. */
function useStep() {
  const [params, change] = useUrlParams();
  const draft = useDraft();
  const run = useRun();
  const asked = params["step"];
  const step = findStep(asked, { hasDraft: draft !== null, run: run?.status ?? null });
  useEffect(() => {
    // What a reload has lost, and where a running import leads.
    const written = step === "file" ? null : step;
    if ((asked ?? null) !== written) change({ step: written });
  }, [asked, step, change]);
  return { step, draft, run };
}

/** The four steps of an import: the file, its columns, what will happen, and the import itself. */
export function ImportSteps() {
  const t = useT();
  const { step, draft, run } = useStep();
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    // The next Tab is the step's first control, and a screen reader is where something changed.
    if (before.current !== step) box.current?.focus({ preventScroll: true });
    if (before.current !== step) scrollTo({ top: 0 });
    before.current = step;
  }, [step]);
  const kind = draft && draft.kind !== "clients" ? draft.kind : null;
  const faces = {
    file: { title: t("settings.import"), backTo: pathTo("/settings") },
    columns: { title: t("imports.columns_title"), backTo: pathTo("/import", { kind }) },
    check: {
      title: t("imports.check_title"),
      backTo: pathTo("/import", { kind, step: "columns" }),
    },
    import: { title: t("settings.import"), backTo: pathTo("/settings") },
  };
  return (
    <Page title={faces[step].title} backTo={faces[step].backTo}>
      <div ref={box} tabIndex={-1} className={styles.importSteps}>
        <StepBar step={step} />
        {step === "file" && <FileStep />}
        {step === "columns" && draft && <ColumnsStep draft={draft} />}
        {step === "check" && draft && <CheckStep draft={draft} />}
        {step === "import" &&
          run &&
          (run.status === "done" ? <DoneStep run={run} /> : <RunStep run={run} />)}
      </div>
    </Page>
  );
}
