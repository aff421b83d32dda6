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
  /** The menu's name, shown at the head of the sheet. */
  label: string;
  children: ReactNode;
}

/** Where a menu opens: beside its button, on a phone as a sheet from below. */
export function MenuPlace({ label, children }: MenuPlaceProps) {
  const isWide = useMatches("(min-width: 768px)", () => true);
  if (!isWide) return <MenuSheet label={label}>{children}</MenuSheet>;
  return <Popover className={joinClasses(popoverStyles.popover)}>{children}</Popover>;
}

function MenuSheet({ label, children }: MenuPlaceProps) {
  return (
    <ModalOverlay isDismissable className={joinClasses(sheetStyles.sheetScrim)}>
      <Modal className={joinClasses(sheetStyles.sheet, sheetStyles.sheetMenu)}>
        {({ state }) => (
          <>
            <OpenSheet close={() => state.close()} />
            {/* The menu bears the same name. */}
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
