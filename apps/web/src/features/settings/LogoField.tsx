import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { SavedPictureField } from "./SavedPictureField.tsx";
import { useSavingBusiness } from "./use-saving.ts";

/** The bakery's picture. */
export function LogoField() {
  const t = useT();
  const { business } = useMe();
  const act = useSavingBusiness();
  return (
    <SavedPictureField
      name={business.name}
      src={business.logoUrl}
      chooseLabel={t("settings.logo_choose")}
      removeLabel={t("settings.logo_remove")}
      onSave={(logoId) => act.mutateAsync({ body: { logoId } })}
    />
  );
}
