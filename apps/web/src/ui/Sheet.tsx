import { X } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { Form } from "./Form.tsx";
import { IconButton } from "./IconButton.tsx";
import { joinClasses } from "./joinClasses.ts";
import { OpenSheet } from "./OpenSheet.tsx";
import styles from "./Sheet.module.css";
import scallopStyles from "./Scallop.module.css";

type Content = ReactNode | ((close: () => void) => ReactNode);

export interface SheetProps {
  /** Left out inside a DialogTrigger, which opens and closes it. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Label of the cross; without it there is none, and the foot must offer a way out. */
  closeLabel?: string;
  children: Content;
  /** Stays in sight under the content: the main button, a sum. */
  foot?: Content;
  /** Makes content and foot one form; a Button with type="submit" in the foot sends it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** A press beside the sheet closes it; false (default) where typed things could be lost. Escape always closes. */
  isDismissable?: boolean;
  /** From 768 px: small 420, medium 520 (default), large 760 px wide. */
  size?: "small" | "medium" | "large";
  /** Takes the whole phone from the start, for long forms. */
  isTall?: boolean;
  /** From 768 px at the end of the screen, in its whole height. */
  isAtEnd?: boolean;
  /** Stands at once instead of coming from below: its shape was there before it. */
  isAtOnce?: boolean;
  /** It is seen from now on; before, a phone's keyboard may have been waited for. */
  onStand?: () => void;
  role?: "dialog" | "alertdialog";
}

const sizes = { small: styles.sheetSmall, medium: "", large: styles.sheetLarge };

function draw(content: Content, close: () => void): ReactNode {
  return typeof content === "function" ? content(close) : content;
}

/** Marks the dialog of a sheet's body from the first focus of a text field on. */
function noteTyping(body: HTMLDivElement): () => void {
  const note = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      body.closest("section")?.setAttribute("data-typing", "true");
  };
  body.addEventListener("focusin", note);
  return () => body.removeEventListener("focusin", note);
}

/** A sheet from below on a phone, a dialog in the middle from 768 px; the focus stays inside, and the phone's back button closes it. */
export function Sheet({
  isOpen,
  onOpenChange,
  title,
  subtitle,
  closeLabel,
  children,
  foot,
  onSubmit,
  isDismissable = false,
  size = "medium",
  isTall = false,
  isAtEnd = false,
  isAtOnce = false,
  onStand,
  role = "dialog",
}: SheetProps) {
  const still = isAtOnce && styles.isAtOnce;
  const tall = isTall && styles.sheetTall;
  const atEnd = isAtEnd && styles.sheetAtEnd;
  const sheetClass = joinClasses(styles.sheet, sizes[size], tall, atEnd, still);
  return (
    <ModalOverlay
      className={joinClasses(styles.sheetScrim, isAtEnd && styles.hasSheetAtEnd, still)}
      isDismissable={isDismissable}
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange && { onOpenChange })}
      {...(onStand && { onEnter: onStand })}
    >
      <Modal className={sheetClass}>
        <Dialog role={role} className={joinClasses(styles.sheetDialog)}>
          {({ close }) => {
            const inner = (
              <>
                <div ref={isTall ? noteTyping : undefined} className={styles.sheetBody}>
                  {draw(children, close)}
                </div>
                {foot !== undefined && (
                  <footer className={styles.sheetFoot}>{draw(foot, close)}</footer>
                )}
              </>
            );
            return (
              <>
                <OpenSheet close={close} />
                <header className={joinClasses(scallopStyles.scallop, styles.sheetHead)}>
                  <div className={styles.sheetWords}>
                    <Heading slot="title" level={2} className={joinClasses(styles.sheetTitle)}>
                      {title}
                    </Heading>
                    {subtitle !== undefined && <p className={styles.sheetSubtitle}>{subtitle}</p>}
                  </div>
                  {closeLabel !== undefined && (
                    <IconButton label={closeLabel} icon={X} iconSize="l" onPress={close} />
                  )}
                </header>
                {onSubmit ? (
                  <Form className={styles.sheetForm} onSubmit={onSubmit}>
                    {inner}
                  </Form>
                ) : (
                  <div className={styles.sheetForm}>{inner}</div>
                )}
              </>
            );
          }}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
