import type { ReactNode } from "react";
import type { FormSpeech } from "./form-speech.ts";

interface TextInputProps {
  /** The field's path in the request's body; names input and error. */
  path: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  speech: FormSpeech;
  problem: string | undefined;
  isOptional?: boolean;
  direction?: "auto" | "ltr";
  type?: "text" | "tel" | "email";
  autoComplete?: string;
  maxLength: number;
  isLong?: boolean;
}

/** One labelled field with its error under it. */
export function TextInput(props: TextInputProps) {
  const { path, label, value, onChange, speech, problem, isOptional = false } = props;
  const shared = {
    id: `f-${path}`,
    name: path,
    className: "input",
    dir: props.direction ?? "auto",
    value,
    maxLength: props.maxLength,
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem === undefined ? undefined : `e-${path}`,
    onInput: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <div className="field">
      <label htmlFor={`f-${path}`}>
        {label} {isOptional && <span className="opt">{speech.say("menu.optional")}</span>}
      </label>
      {props.isLong ? (
        <textarea {...shared} />
      ) : (
        <input {...shared} type={props.type ?? "text"} autoComplete={props.autoComplete ?? "off"} />
      )}
      <Problem path={path} problem={problem} />
    </div>
  );
}

/** What is wrong with a field. */
export function Problem({ path, problem }: { path: string; problem: string | undefined }) {
  if (problem === undefined) return null;
  return (
    <p className="bad" id={`e-${path}`}>
      {problem}
    </p>
  );
}

/** A headed part of the form. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grp">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
