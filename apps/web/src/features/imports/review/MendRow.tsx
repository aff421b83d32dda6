import { Mail, Phone, User } from "lucide-react";
import { useRef, useState } from "react";
import type { RefObject } from "react";
import { sayProblem, useErrorText } from "../../../platform/errors/error-text.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../../platform/toast/use-toast.ts";
import type { IconShape } from "../../../ui/Icon.tsx";
import { Form } from "../../../ui/Form.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { mend } from "../sending/check-rows.ts";
import type { RowAnswer } from "../sending/outcomes.rules.ts";
import type { Target } from "../kinds/kind-columns.types.ts";
import type { RawRow } from "../sending/row-reading.ts";
import { targetLabels } from "../columns/words.ts";
import checkStyles from "./import-check.module.css";

const isField = (path: string): path is Target => Object.hasOwn(targetLabels, path);

interface MendRowProps {
  row: number;
  cells: RawRow["cells"];
  problems: RowAnswer["problems"];
  list: RefObject<HTMLUListElement | null>;
}

/** The fields of a refused row that are wrong, each with its reason; what is mended is checked again. */
export function MendRow({ row, cells, problems, list }: MendRowProps) {
  const t = useT();
  return (
    <div className={checkStyles.mend}>
      {problems.map(({ path, problem, limit }) =>
        isField(path) ? (
          <MendField
            // What the server newly found wrong is another field.
            key={path}
            row={row}
            field={path}
            text={cells[path] ?? ""}
            problem={sayProblem(t, problem, limit)}
            list={list}
          />
        ) : null,
      )}
    </div>
  );
}

interface MendFieldProps {
  row: number;
  field: Target;
  text: string;
  problem: string;
  list: RefObject<HTMLUListElement | null>;
}

const icons: Partial<Record<Target, IconShape>> = {
  name: User,
  phone: Phone,
  email: Mail,
};

const isLtr = (field: Target): boolean => field === "phone" || field === "email";

/** Returns the field of the list that comes after the one in focus. */
function fieldAfter(list: HTMLElement | null): HTMLElement | undefined {
  const fields = [...(list?.querySelectorAll<HTMLElement>("input, textarea") ?? [])];
  const at = fields.findIndex((field) => field === document.activeElement);
  return at === -1 ? undefined : fields[at + 1];
}

/** The mended row leaves the list: the focus goes on to the next field, unless it has gone elsewhere. */
function focusOnceGone(next: HTMLElement | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && next?.isConnected) next.focus();
  });
}

function MendField({ row, field, text, problem, list }: MendFieldProps) {
  const t = useT();
  const errorText = useErrorText();
  const showToast = useToast();
  const [typed, setTyped] = useState(text);
  const now = useRef({ typed: text, sent: text, isWanted: false, isBusy: false });
  const label = t(targetLabels[field]);
  const sendOnce = async (): Promise<void> => {
    const value = now.current.typed.trim();
    if (value === now.current.sent) return;
    const next = fieldAfter(list.current);
    try {
      const answer = await mend(row, { [field]: value });
      now.current.sent = value;
      if (answer && answer.outcome !== "refused") focusOnceGone(next);
    } catch (error) {
      showToast(errorText(error));
    }
  };
  // One after the other: what is typed while the server is asked is sent afterwards.
  const send = async (): Promise<void> => {
    now.current.isWanted = true;
    if (now.current.isBusy) return;
    now.current.isBusy = true;
    while (now.current.isWanted) {
      now.current.isWanted = false;
      // oxlint-disable-next-line no-await-in-loop
      await sendOnce();
    }
    now.current.isBusy = false;
  };
  const type = (value: string): void => {
    now.current.typed = value;
    setTyped(value);
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        aria-label={t("common.labelled", { label: t("imports.row", { row }), value: label })}
        placeholder={label}
        icon={icons[field]}
        value={typed}
        onChange={type}
        onBlur={() => void send()}
        direction={isLtr(field) ? "ltr" : "auto"}
        inputMode={field === "phone" ? "tel" : field === "email" ? "email" : "text"}
        error={problem}
      />
    </Form>
  );
}
