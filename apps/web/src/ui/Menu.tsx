import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Header } from "react-aria-components/Header";
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection,
  MenuTrigger,
} from "react-aria-components/Menu";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import { MenuPlace } from "./MenuPlace.tsx";
import optionStyles from "./Option.module.css";

/** One entry of a menu: it runs `onAction`, or leads to `href`. */
export interface MenuEntry {
  id: string;
  /** The words; also what typing in the open menu looks for. */
  text: string;
  detail?: ReactNode;
  icon?: IconShape;
  iconFlips?: boolean;
  onAction?: () => void;
  /** Leads somewhere, through the router. */
  href?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** The words' own language, for a menu of languages. */
  lang?: string;
}

/** Entries that belong together, under a title or separated by a line. */
export interface MenuGroup {
  id: string;
  /** Without a title, pass the group's name for screen readers in `label`. */
  title?: string;
  label?: string;
  entries: readonly MenuEntry[];
}

export interface MenuProps {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  /** What the menu offers, read aloud. */
  label: string;
  entries?: readonly MenuEntry[];
  /** Instead of entries: more than one group with lines between. */
  groups?: readonly MenuGroup[];
  /** Makes it a choice: the entry with this id carries a tick. */
  selectedId?: string | undefined;
  /** Called with the id of the entry that was chosen, besides its own onAction. */
  onAction?: (id: string) => void;
}

function Entry({ entry }: { entry: MenuEntry }) {
  return (
    <AriaMenuItem
      id={entry.id}
      textValue={entry.text}
      isDisabled={entry.isDisabled ?? false}
      className={joinClasses(optionStyles.option, entry.isDanger && optionStyles.optionDanger)}
      {...(entry.onAction && { onAction: entry.onAction })}
      {...(entry.href !== undefined && { href: entry.href })}
    >
      {({ isSelected }) => (
        <>
          {entry.icon && <Icon of={entry.icon} flips={entry.iconFlips ?? false} />}
          <span className={optionStyles.optionWords}>
            <span dir="auto" lang={entry.lang}>
              {entry.text}
            </span>
            {entry.detail !== undefined && (
              <span data-part="option-detail" className={optionStyles.optionDetail}>
                {entry.detail}
              </span>
            )}
          </span>
          {isSelected && (
            <Icon of={Check} size="s" data-part="option-tick" className={optionStyles.optionTick} />
          )}
        </>
      )}
    </AriaMenuItem>
  );
}

/** A short list of actions or places that opens from a button, on a phone as a sheet. */
export function Menu({ trigger, label, entries = [], groups, selectedId, onAction }: MenuProps) {
  const selection =
    selectedId === undefined
      ? {}
      : {
          selectionMode: "single" as const,
          selectedKeys: [selectedId],
          disallowEmptySelection: true,
        };
  return (
    <MenuTrigger>
      {trigger}
      <MenuPlace label={label}>
        <AriaMenu
          aria-label={label}
          className={joinClasses(optionStyles.options)}
          {...selection}
          {...(onAction && { onAction: (key: string | number) => onAction(String(key)) })}
        >
          {groups
            ? groups.map((group) => (
                <MenuSection
                  key={group.id}
                  id={group.id}
                  className={joinClasses(optionStyles.optionGroup)}
                  aria-label={group.title ?? group.label ?? label}
                >
                  {group.title !== undefined && (
                    <Header className={joinClasses(optionStyles.optionsTitle)}>
                      {group.title}
                    </Header>
                  )}
                  {group.entries.map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
                </MenuSection>
              ))
            : entries.map((entry) => <Entry key={entry.id} entry={entry} />)}
        </AriaMenu>
      </MenuPlace>
    </MenuTrigger>
  );
}
