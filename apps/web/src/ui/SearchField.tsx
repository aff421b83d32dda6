import { Search, X } from "lucide-react";
import { Input } from "react-aria-components/Input";
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from "react-aria-components/SearchField";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./SearchField.module.css";
import fieldFrameStyles from "./FieldFrame.module.css";

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, "className" | "children"> {
  /** Read aloud, and shown as the placeholder unless one is given. */
  label: string;
  placeholder?: string;
  /** Label of the button that empties the field; Escape does the same. */
  clearLabel: string;
  className?: string | undefined;
}

/** A search line. `data-search` marks the input, so that the "/" key can find it. */
export function SearchField({
  label,
  placeholder = label,
  clearLabel,
  className,
  ...rest
}: SearchFieldProps) {
  return (
    <AriaSearchField
      {...rest}
      aria-label={label}
      data-part="field"
      className={joinClasses(fieldFrameStyles.field, styles.searchField, className)}
    >
      <div data-part="input-box" className={fieldFrameStyles.inputBox}>
        <Icon of={Search} size="s" />
        <Input placeholder={placeholder} dir="auto" data-search="" />
        <IconButton label={clearLabel} icon={X} iconSize="s" />
      </div>
    </AriaSearchField>
  );
}
