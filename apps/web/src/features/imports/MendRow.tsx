import { importFields } from "@marzipan/contract/imports";
import type { ImportField } from "@marzipan/contract/imports";
import { useState } from "react";
import type { RefObject } from "react";
import { sayProblem, useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Form } from "../../ui/Form.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { mend } from "./check-rows.ts";
import type { RowAnswer } from "./outcomes.rules.ts";
import type { SentCells } from "./rows.rules.ts";
import { targetLabels } from "./words.ts";
import checkStyles from "./import-check.module.css";

const isField = (path: string): path is ImportField =>
  [...importFields.clients, ...importFields.products].some((field) => field === path);

interface MendRowProps {
  row: number;
  cells: SentCells;
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
            // What the server found wrong anew is another field.
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
  field: ImportField;
  text: string;
  problem: string;
  list: RefObject<HTMLUListElement | null>;
}

const isLtr = (field: ImportField): boolean => field === "phone" || field === "email";

function MendField({ row, field, text, problem, list }: MendFieldProps) {
  const t = useT();
  const errorText = useErrorText();
  const showToast = useToast();
  const [typed, setTyped] = useState(text);
  const [isPending, setPending] = useState(false);
  const label = t(targetLabels[field]);
  const send = async (): Promise<void> => {
    if (typed.trim() === text || isPending) return;
    setPending(true);
    const fields = [...(list.current?.querySelectorAll("input, textarea") ?? [])];
    const own = document.activeElement;
    const next = own === null ? undefined : fields[fields.indexOf(own) + 1];
    try {
      const answer = await mend(row, { [field]: typed.trim() });
      if (answer && answer.outcome !== "refused") {
        // The row leaves the list: the focus goes on to the next field, unless it has gone elsewhere.
        requestAnimationFrame(() => {
          if (
            document.activeElement === document.body &&
            next instanceof HTMLElement &&
            next.isConnected
          )
            next.focus();
        });
      }
    } catch (error) {
      showToast(errorText(error));
    } finally {
      setPending(false);
    }
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
        value={typed}
        onChange={setTyped}
        onBlur={() => void send()}
        direction={isLtr(field) ? "ltr" : "auto"}
        inputMode={field === "phone" ? "tel" : field === "email" ? "email" : "text"}
        error={problem}
      />
    </Form>
  );
}
