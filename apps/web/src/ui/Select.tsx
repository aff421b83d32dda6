import { ChevronDown } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { ListBox } from "react-aria-components/ListBox";
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from "react-aria-components/Select";
import { FieldFrame, type FieldTexts, hasError } from "./FieldFrame.tsx";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import { MenuPlace } from "./MenuPlace.tsx";
import { type OptionItem, OptionRow } from "./Option.tsx";
import styles from "./Select.module.css";
import fieldFrameStyles from "./FieldFrame.module.css";
import optionStyles from "./Option.module.css";

export interface SelectProps
  extends
    Omit<
      AriaSelectProps<OptionItem>,
      | "className"
      | "children"
      | "isInvalid"
      | "value"
      | "defaultValue"
      | "onChange"
      | "selectedKey"
      | "onSelectionChange"
      | "placeholder"
    >,
    FieldTexts {
  items: readonly OptionItem[];
  /** The chosen item's id. */
  value: string | null;
  onChange: (id: string) => void;
  /** Shown while nothing is chosen. react-aria has no Hindi of its own, so it is asked for. */
  placeholder: string;
  icon?: IconShape;
  className?: string | undefined;
}

/** One of a short list, which opens under the field, on a phone as a sheet. For long or changing lists use ComboBox. */
export function Select({
  label,
  labelEnd,
  description,
  error,
  items,
  value,
  onChange,
  icon,
  className,
  ...rest
}: SelectProps) {
  return (
    <AriaSelect
      validationBehavior="aria"
      {...rest}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      isInvalid={hasError(error)}
      data-part="field"
      className={joinClasses(fieldFrameStyles.field, className)}
    >
      <FieldFrame label={label} labelEnd={labelEnd} description={description} error={error}>
        <AriaButton data-part="input-box" className={joinClasses(fieldFrameStyles.inputBox)}>
          {icon && <Icon of={icon} size="s" />}
          <SelectValue className={joinClasses(styles.selectValue)} />
          <Icon of={ChevronDown} size="s" />
        </AriaButton>
      </FieldFrame>
      <MenuPlace label={label ?? rest["aria-label"]}>
        <ListBox items={items} className={joinClasses(optionStyles.options)}>
          {(item) => <OptionRow item={item} />}
        </ListBox>
      </MenuPlace>
    </AriaSelect>
  );
}
