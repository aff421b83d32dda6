import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { useT } from "../i18n/LanguageProvider.tsx";

interface FormFootProps {
  saveLabel: string;
  /** Where Cancel leads. */
  cancelHref: string;
  isPending: boolean;
  /** Saving waits for something, such as a picture on its way. */
  isWaiting?: boolean;
  /** What is to be said before the buttons. */
  children?: ReactNode;
}

/** The end of a form page: what went wrong, Cancel, Save. */
export function FormFoot({
  saveLabel,
  cancelHref,
  isPending,
  isWaiting = false,
  children,
}: FormFootProps) {
  const t = useT();
  return (
    <div className="form-foot">
      {children}
      <ButtonLink variant="quiet" href={cancelHref}>
        {t("common.cancel")}
      </ButtonLink>
      <Button type="submit" variant="primary" isDisabled={isWaiting} isPending={isPending}>
        {saveLabel}
      </Button>
    </div>
  );
}
