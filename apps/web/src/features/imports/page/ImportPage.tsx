import { loadImportPhrases } from "@marzipan/phrases/load-imports";
import { useMemo } from "react";
import { MorePhrases, useLanguage, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { PartOrWait } from "../../../platform/parts/PartOrWait.tsx";
import { usePart } from "../../../platform/parts/use-part.ts";
import { useTitle } from "../../../platform/screen/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";

/** `/import`: clients and products from a file, in four steps; what it says is loaded with it. */
export function ImportPage() {
  const t = useT();
  const { language } = useLanguage();
  useTitle(t("settings.import"));
  const later = usePart(`imports-${language}`, async () => {
    const [{ ImportSteps }, imports] = await Promise.all([
      import("./ImportSteps.tsx"),
      loadImportPhrases(language),
    ]);
    return { ImportSteps, imports };
  });
  const rooms = useMemo(() => (later.part ? { imports: later.part.imports } : {}), [later.part]);
  return (
    <PartOrWait
      later={later}
      skeleton={
        <div aria-busy="true">
          <p role="status" className="sr-only">
            {t("common.loading")}
          </p>
          <Skeleton height="48px" />
        </div>
      }
    >
      {({ ImportSteps }) => (
        <MorePhrases sections={rooms}>
          <ImportSteps />
        </MorePhrases>
      )}
    </PartOrWait>
  );
}
