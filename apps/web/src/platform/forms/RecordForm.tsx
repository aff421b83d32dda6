import type { ReactNode } from "react";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { DraftNotice } from "./DraftNotice.tsx";
import { FormFoot } from "./FormPage.tsx";
import { SaveFailure } from "./SaveFailure.tsx";
import type { RecordFormRun } from "./use-record-form.ts";
import styles from "../screen/page-parts.module.css";
import cardStyles from "../../ui/Card.module.css";

interface RecordFormProps {
  run: RecordFormRun;
  saveLabel: string;
  /** Where Cancel leads. */
  cancelHref: string;
  /** Says that saving waits for a file. */
  heldText?: string;
  /** Loads the record as it was changed elsewhere, offered when that is why saving failed. */
  onLoadLatest: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The page of a record's form: the note of a restored draft, the fields, why saving failed, Cancel and Save. */
export function RecordForm({
  run,
  saveLabel,
  cancelHref,
  heldText,
  onLoadLatest,
  className,
  children,
}: RecordFormProps) {
  return (
    <Form className={joinClasses(styles.formPage, className)} onSubmit={run.onSubmit}>
      {run.draft.isBack && <DraftNotice draft={run.draft} />}
      {children}
      <FormFoot saveLabel={saveLabel} cancelHref={cancelHref} isPending={run.isPending}>
        {run.isHeld && <Notice role="status">{heldText}</Notice>}
        <SaveFailure error={run.error} onLoadLatest={onLoadLatest} />
      </FormFoot>
    </Form>
  );
}

/** A card of fields. */
export function FormCard({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={joinClasses(cardStyles.card, styles.formCard, className)}>{children}</div>;
}

/** Two fields side by side where there is room; `isSum` gives the first most of it. */
export function FormPair({ children, isSum = false }: { children: ReactNode; isSum?: boolean }) {
  return (
    <div data-part="form-pair" className={isSum ? styles.formSum : styles.formPair}>
      {children}
    </div>
  );
}
