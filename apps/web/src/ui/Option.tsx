import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { ListBoxItem } from "react-aria-components/ListBox";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Option.module.css";

/** One thing to choose from a list. */
export interface OptionItem {
  id: string;
  /** The words shown, searched and read aloud. A person may have typed them: they keep their own direction. */
  text: string;
  /** A second, smaller line. */
  detail?: ReactNode;
  icon?: IconShape;
  isDisabled?: boolean;
}

/** The words of an option: its text, and the detail under it. */
function OptionWords({ text, detail }: { text: ReactNode; detail?: ReactNode }) {
  return (
    <span className={styles.optionWords}>
      <span dir="auto">{text}</span>
      {detail !== undefined && detail !== null && (
        <span data-part="option-detail" className={styles.optionDetail}>
          {detail}
        </span>
      )}
    </span>
  );
}

/** A row of a Select or ComboBox list; the chosen one carries a tick. */
export function OptionRow({ item }: { item: OptionItem }) {
  return (
    <ListBoxItem
      id={item.id}
      textValue={item.text}
      isDisabled={item.isDisabled ?? false}
      className={joinClasses(styles.option)}
    >
      {({ isSelected }) => (
        <>
          {item.icon && <Icon of={item.icon} />}
          <OptionWords text={item.text} detail={item.detail} />
          {isSelected && (
            <Icon of={Check} size="s" data-part="option-tick" className={styles.optionTick} />
          )}
        </>
      )}
    </ListBoxItem>
  );
}
