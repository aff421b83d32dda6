import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react";
import { Input } from "react-aria-components/Input";
import { TextArea } from "react-aria-components/TextArea";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { FieldFrame, type FieldTexts, hasError } from "./FieldFrame.tsx";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./FieldFrame.module.css";

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, "className" | "children" | "isInvalid" | "dir">, FieldTexts {
  /**
   * page (default): as the page. auto: words of either direction that a person types (names, notes).
   * ltr: emails, phone numbers, links and codes. rtl: words of a language written from right to left.
   */
  direction?: "page" | "auto" | "ltr" | "rtl";
  /** The language of the text where it differs from the page's. */
  lang?: string;
  /** A lucide icon before the text. */
  icon?: IconShape | undefined;
  /** A short note or a button after the text. */
  suffix?: ReactNode;
  placeholder?: string | undefined;
  /** More than one line: the height it starts with; it grows with the text. */
  lines?: number;
  areaRef?: Ref<HTMLTextAreaElement>;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  className?: string | undefined;
}

/** A line or some lines of text. Props such as value, onChange, type, name, inputMode go to react-aria's TextField. */
export function TextField({
  label,
  labelEnd,
  description,
  error,
  direction = "page",
  icon,
  suffix,
  placeholder = " ",
  lines = 1,
  areaRef,
  lang,
  className,
  ...rest
}: TextFieldProps) {
  const text = { lang, ...(direction !== "page" && { dir: direction }) };
  return (
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      isInvalid={hasError(error)}
      data-part="field"
      className={joinClasses(styles.field, className)}
    >
      <FieldFrame label={label} labelEnd={labelEnd} description={description} error={error}>
        <div data-part="input-box" className={styles.inputBox}>
          {icon && <Icon of={icon} size="s" />}
          {lines > 1 ? (
            <TextArea
              {...(areaRef && { ref: areaRef })}
              rows={lines}
              style={{ minBlockSize: `calc(${lines} * 1.45em + 18px)` }}
              placeholder={placeholder}
              {...text}
            />
          ) : (
            <Input placeholder={placeholder} {...text} />
          )}
          {suffix !== undefined && <span className={styles.inputSuffix}>{suffix}</span>}
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
