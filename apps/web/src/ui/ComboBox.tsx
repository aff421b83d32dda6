import { Plus } from "lucide-react";
import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useFilter } from "react-aria/useFilter";
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from "react-aria-components/ComboBox";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { FieldBox, ListPlace } from "./ComboBoxParts.tsx";
import { EarlyInput } from "./EarlyInput.tsx";
import { FieldFrame, type FieldTexts, hasError } from "./FieldFrame.tsx";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import { type OptionItem, OptionRow } from "./Option.tsx";
import { Spinner } from "./Spinner.tsx";
import optionStyles from "./Option.module.css";
import fieldFrameStyles from "./FieldFrame.module.css";

const addRowId = "add-what-was-typed";

/** A row of the list; the last may say what pressing it makes of the typed text. */
interface Row extends OptionItem {
  addText?: string;
}

interface AddRow {
  /** The row's words: Add “Tamar”. */
  text: string;
  /** Pressed, with the typed text unchanged in the field. */
  onAdd: () => void;
}

export interface ComboBoxProps
  extends
    Omit<
      AriaComboBoxProps<OptionItem>,
      | "className"
      | "children"
      | "isInvalid"
      | "items"
      | "defaultItems"
      | "value"
      | "defaultValue"
      | "onChange"
      | "selectedKey"
      | "defaultSelectedKey"
      | "onSelectionChange"
      | "inputValue"
      | "defaultInputValue"
      | "onInputChange"
      | "allowsCustomValue"
      | "defaultFilter"
    >,
    FieldTexts {
  items: readonly OptionItem[];
  /** What stands in the field; choosing an item puts its text here. */
  inputValue: string;
  onInputChange: (text: string) => void;
  /** The chosen item's id, null for text of one's own. */
  value: string | null;
  /** Called with null as soon as the text is changed after a choice. */
  onChange: (id: string | null) => void;
  /** false when the items already answer the typed text (found on the server). */
  filtersItems?: boolean;
  /** Text that is no item is put back when the field is left; by default it may stay. */
  onlyListed?: boolean;
  isLoading?: boolean;
  /** Shown and read while loading with nothing listed. */
  loadingText: string;
  /** Shown when nothing fits and there is no add row. */
  emptyText: string;
  /** A last row that makes something new of what was typed; it hides while that is empty or listed. */
  addRow?: AddRow | undefined;
  /**
   * The text of one's own is finished: by Enter with no row marked, or by leaving the field (`isLeft`), unless only
   * the window was left. Enter is then spent, and sends no form.
   */
  onTyped?: (isLeft: boolean) => void;
  placeholder?: string | undefined;
  icon?: IconShape | undefined;
  suffix?: ReactNode;
  /** The list stands under the field in the flow of the page: it covers nothing, and a phone's keyboard does not cover it. */
  isPanel?: boolean;
  className?: string | undefined;
}

type RowsProps = Pick<ComboBoxProps, "items" | "inputValue" | "value" | "filtersItems" | "addRow">;

/** Returns the rows that fit what is typed, and the one that adds it where it is new. */
function useRows(
  { items, inputValue, value, filtersItems, addRow }: RowsProps,
  chosenText: string,
): readonly Row[] {
  const { contains } = useFilter({ sensitivity: "base", ignorePunctuation: true });
  const addText = addRow?.text;
  return useMemo((): readonly Row[] => {
    const showsAll =
      !filtersItems || inputValue === "" || (value !== null && inputValue === chosenText);
    const fitting = showsAll ? items : items.filter((item) => contains(item.text, inputValue));
    const typed = inputValue.trim();
    const isNew = typed !== "" && !items.some((item) => item.text === typed);
    return addText !== undefined && isNew
      ? [...fitting, { id: addRowId, text: inputValue, addText }]
      : fitting;
  }, [items, inputValue, value, chosenText, filtersItems, contains, addText]);
}

/**
 * Returns the rows as they are shown: a typed letter is painted before the list that it changes; a key that acts does so
 * on the list of all that was typed.
 */
function useRestingRows(rows: readonly Row[]) {
  const restingRows = useDeferredValue(rows);
  const [isActing, setActing] = useState(false);
  return { shownRows: isActing ? rows : restingRows, setActing };
}

interface ComboBoxContentProps
  extends
    FieldTexts,
    Pick<ComboBoxProps, "icon" | "suffix" | "isLoading" | "isPanel" | "loadingText" | "emptyText"> {
  placeholder: string;
  /** Called when a key acts on the list. */
  onAct: (isActing: boolean) => void;
  onAdd: () => void;
}

/** The field and its list. A typed letter changes nothing in here: without `memo` react-aria would read it all again with each. */
const ComboBoxContent = memo(function ComboBoxContent({
  label,
  labelEnd,
  description,
  error,
  icon,
  placeholder,
  isLoading = false,
  suffix,
  isPanel = false,
  loadingText,
  emptyText,
  onAct,
  onAdd,
}: ComboBoxContentProps) {
  return (
    <>
      <FieldFrame label={label} labelEnd={labelEnd} description={description} error={error}>
        <FieldBox>
          {icon && <Icon of={icon} size="s" />}
          <EarlyInput placeholder={placeholder} dir="auto" onAct={() => onAct(true)} />
          {isLoading && <Spinner size="s" />}
          {suffix !== undefined && <span className={fieldFrameStyles.inputSuffix}>{suffix}</span>}
        </FieldBox>
      </FieldFrame>
      <ListPlace isPanel={isPanel}>
        <ListBox<Row>
          className={joinClasses(optionStyles.options)}
          // A panel moves the page while the press that opened it still lasts: only a press that began on a row counts.
          {...(isPanel && { shouldSelectOnPressUp: false })}
          renderEmptyState={() => (
            <p className={optionStyles.optionsNote}>{isLoading ? loadingText : emptyText}</p>
          )}
        >
          {(item) =>
            item.addText !== undefined ? (
              <ListBoxItem
                textValue={item.text}
                className={joinClasses(optionStyles.option, optionStyles.optionAdd)}
                onAction={onAdd}
              >
                <Icon of={Plus} />
                <span className={optionStyles.optionWords}>
                  <span dir="auto">{item.addText}</span>
                </span>
              </ListBoxItem>
            ) : (
              <OptionRow item={item} />
            )
          }
        </ListBox>
      </ListPlace>
    </>
  );
});

/** A text with a list of what fits it, for clients and items found while typing. */
export function ComboBox({
  label,
  labelEnd,
  description,
  error,
  items,
  inputValue,
  onInputChange,
  value,
  onChange,
  filtersItems = true,
  onlyListed = false,
  isLoading = false,
  loadingText,
  emptyText,
  addRow,
  onTyped,
  placeholder = " ",
  icon,
  suffix,
  isPanel = false,
  className,
  ...rest
}: ComboBoxProps) {
  // The selected item is kept in the list while another search replaces its items.
  const [lastChosenText, setLastChosenText] = useState("");
  const chosenText = items.find((item) => item.id === value)?.text ?? lastChosenText;

  const rows = useRows({ items, inputValue, value, filtersItems, addRow }, chosenText);
  const { shownRows, setActing } = useRestingRows(rows);

  function choose(id: string | null) {
    if (id === null) {
      // Leaving with text that is no item: free text stays, in a closed list it is reset.
      if (onlyListed && inputValue !== "") onInputChange("");
      return;
    }
    const text = items.find((item) => item.id === id)?.text ?? chosenText;
    setLastChosenText(text);
    onInputChange(text);
    if (id !== value) onChange(id);
  }

  function type(text: string) {
    setActing(false);
    onInputChange(text);
    const leavesChoice = value !== null && text !== chosenText;
    if (leavesChoice && (!onlyListed || text === "")) onChange(null);
  }

  /** In a closed list the whole name of an item chooses it, typed as well as pressed. */
  function takeWholeName() {
    const typed = nameOf(inputValue);
    const [same, ...others] = items.filter((item) => nameOf(item.text) === typed);
    if (onlyListed && value === null && typed !== "" && same && others.length === 0)
      choose(same.id);
  }

  function endTyping(isLeft: boolean) {
    takeWholeName();
    onTyped?.(isLeft);
  }

  const add = useLatest(addRow?.onAdd);
  return (
    <AriaComboBox
      validationBehavior="aria"
      menuTrigger="focus"
      {...rest}
      onKeyDown={(event) => {
        const isRowMarked = (event.target as Element).getAttribute("aria-activedescendant");
        // Tab empties a closed list before it leaves: by then the whole name is gone.
        if (event.key === "Tab" && !isRowMarked) takeWholeName();
        if (event.key !== "Enter") return;
        if (onTyped) event.preventDefault();
        if (!isRowMarked) endTyping(false);
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        // The window lost the focus, not the field: nothing is committed.
        if (document.hasFocus()) endTyping(true);
      }}
      allowsCustomValue={!onlyListed}
      allowsEmptyCollection
      items={shownRows}
      value={value}
      onChange={(key) => choose(key === null ? null : String(key))}
      inputValue={inputValue}
      onInputChange={type}
      isInvalid={hasError(error)}
      data-part="field"
      className={joinClasses(fieldFrameStyles.field, className)}
    >
      <ComboBoxContent
        label={label}
        labelEnd={labelEnd}
        description={description}
        error={error}
        icon={icon}
        placeholder={placeholder}
        isLoading={isLoading}
        suffix={suffix}
        isPanel={isPanel}
        loadingText={loadingText}
        emptyText={emptyText}
        onAct={setActing}
        onAdd={add}
      />
    </AriaComboBox>
  );
}

/** Returns one function for good, which calls the latest of those handed in. */
function useLatest(act: (() => void) | undefined): () => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback(() => latest.current?.(), []);
}

function nameOf(text: string): string {
  return text.trim().toLocaleLowerCase();
}
