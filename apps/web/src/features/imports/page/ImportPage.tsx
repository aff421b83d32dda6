import { loadImportPhrases } from "@marzipan/phrases/load-imports";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { PhrasedPart } from "../../../platform/parts/PhrasedPart.tsx";
import { useTitle } from "../../../platform/screen/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";

/** `/import`: clients and products from a file, in four steps; what it says is loaded with it. */
export function ImportPage() {
  const t = useT();
  useTitle(t("settings.import"));
  return (
    <PhrasedPart
      section="imports"
      loadPhrases={loadImportPhrases}
      load={async () => (await import("./ImportSteps.tsx")).ImportSteps}
      skeleton={
        <div aria-busy="true">
          <p role="status" className="sr-only">
            {t("common.loading")}
          </p>
          <Skeleton height="48px" />
        </div>
      }
    />
  );
}
