import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Input } from "react-aria-components/Input";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { FieldFrame, type FieldTexts, hasError } from "./FieldFrame.tsx";
import { IconButton } from "./IconButton.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./FieldFrame.module.css";

export interface PasswordFieldProps
  extends Omit<AriaTextFieldProps, "className" | "children" | "isInvalid" | "type">, FieldTexts {
  /** The eye's label while the password is hidden. */
  showLabel: string;
  /** The eye's label while the password is shown. */
  hideLabel: string;
  className?: string | undefined;
}

/** A password with an eye that shows it. Pass autoComplete "current-password" or "new-password". */
export function PasswordField({
  label,
  labelEnd,
  description,
  error,
  showLabel,
  hideLabel,
  className,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      type={isShown ? "text" : "password"}
      isInvalid={hasError(error)}
      data-part="field"
      className={joinClasses(styles.field, className)}
    >
      <FieldFrame label={label} labelEnd={labelEnd} description={description} error={error}>
        <div data-part="input-box" className={styles.inputBox}>
          <Input dir="ltr" placeholder=" " autoCapitalize="none" spellCheck={false} />
          <IconButton
            label={isShown ? hideLabel : showLabel}
            icon={isShown ? EyeOff : Eye}
            onPress={() => setIsShown(!isShown)}
          />
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
