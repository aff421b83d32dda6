import type { ReactNode } from "react";
import { ButtonContext } from "react-aria-components/Button";
import { DatePickerContext } from "react-aria-components/DatePicker";
import { RadioGroupContext } from "react-aria-components/RadioGroup";
import { SelectContext } from "react-aria-components/Select";
import { TimeFieldContext } from "react-aria-components/TimeField";

const locked = { isDisabled: true } as const;

interface LockedProps {
  isLocked: boolean;
  children: ReactNode;
}

/** Shows fields and buttons inside as they stand, not to be changed; the reason stands beside them. */
export function Locked({ isLocked, children }: LockedProps) {
  if (!isLocked) return children;
  return (
    // A fieldset disables whatever is a native field; dates, times and lists are told by their contexts.
    <fieldset disabled className="locked">
      <ButtonContext value={locked}>
        <DatePickerContext value={locked}>
          <RadioGroupContext value={locked}>
            <SelectContext value={locked}>
              <TimeFieldContext value={locked}>{children}</TimeFieldContext>
            </SelectContext>
          </RadioGroupContext>
        </DatePickerContext>
      </ButtonContext>
    </fieldset>
  );
}
