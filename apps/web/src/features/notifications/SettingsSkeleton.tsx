import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";

/** The settings of notifications on their way, about as high as they will be. */
export function SettingsSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t("common.loading")}
      </p>
      <Skeleton height="520px" />
    </div>
  );
}
