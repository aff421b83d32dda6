import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";
import { Sheet } from "./Sheet.tsx";

export interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What follows from it, and whether it can be taken back. */
  children: ReactNode;
  /** The deed itself as a verb, not "Yes". */
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
  /** danger (default) for what takes away; primary for the rest. */
  tone?: "danger" | "primary";
  isPending?: boolean;
  /** Why it could not be done; the dialog stays open. */
  error?: ReactNode;
}

/** Asks before something that cannot simply be done again. The caller closes it when the deed is done. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = "danger",
  isPending = false,
  error,
}: ConfirmDialogProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      role="alertdialog"
      size="small"
      title={title}
      foot={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            {cancelLabel}
          </Button>
          <Button variant={tone} isPending={isPending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <div>{children}</div>
      {error !== undefined && error !== null && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
    </Sheet>
  );
}
