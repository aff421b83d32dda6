import type { ReactNode } from "react";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { Popover } from "react-aria-components/Popover";
import { joinClasses } from "./joinClasses.ts";
import { OpenSheet } from "./OpenSheet.tsx";
import { useMatches } from "./useMatches.ts";
import popoverStyles from "./Popover.module.css";
import scallopStyles from "./Scallop.module.css";
import sheetStyles from "./Sheet.module.css";

interface MenuPlaceProps {
  /** The name of the menu or list, shown at the head of the sheet. */
  label: ReactNode;
  children: ReactNode;
}

/** Where a menu or a list of choices opens: beside its button, on a phone as a sheet from below. */
export function MenuPlace({ label, children }: MenuPlaceProps) {
  const isWide = useMatches("(min-width: 768px)", () => true);
  if (isWide) {
    return <Popover className={joinClasses(popoverStyles.popover)}>{children}</Popover>;
  }
  return (
    <>
      {/* A select learns its choices from a closed popover, and opens only with choices. */}
      <Popover isOpen={false}>{children}</Popover>
      <MenuSheet label={label}>{children}</MenuSheet>
    </>
  );
}

function MenuSheet({ label, children }: MenuPlaceProps) {
  return (
    <ModalOverlay isDismissable className={joinClasses(sheetStyles.sheetScrim)}>
      <Modal className={joinClasses(sheetStyles.sheet, sheetStyles.sheetMenu)}>
        {({ state }) => (
          <>
            <OpenSheet close={() => state.close()} />
            {/* What it holds bears the same name. */}
            <header
              aria-hidden="true"
              className={joinClasses(scallopStyles.scallop, sheetStyles.sheetHead)}
            >
              <p className={joinClasses(sheetStyles.sheetName, "heavy")}>{label}</p>
            </header>
            <div data-part="menu-sheet" className={sheetStyles.sheetList}>
              {children}
            </div>
          </>
        )}
      </Modal>
    </ModalOverlay>
  );
}
