import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useT } from "../i18n/LanguageProvider.tsx";
import type { LaterPart } from "./use-part.ts";

interface PartOrWaitProps<Part> {
  later: LaterPart<Part>;
  /** Stands until the part is there, in its shape. */
  skeleton: ReactNode;
  children: (part: Part) => ReactNode;
}

/** A part that is loaded after its page: itself, what stands for it meanwhile, or why it is missing and the way to it. */
export function PartOrWait<Part>({ later, skeleton, children }: PartOrWaitProps<Part>) {
  const t = useT();
  if (later.part !== undefined) return children(later.part);
  if (!later.isFailed) return skeleton;
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        <Button isPending={later.isLoading} onPress={later.retry}>
          {t("common.try_again")}
        </Button>
      }
    >
      {t("errors.network")}
    </Notice>
  );
}
