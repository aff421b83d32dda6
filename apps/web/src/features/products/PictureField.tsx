import { Trash2 } from "lucide-react";
import { sendPicture } from "../../platform/api/upload.ts";
import { useSentFile } from "../../platform/forms/use-sent-file.ts";
import type { Sending } from "../../platform/forms/use-submit-after.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { FileDrop } from "../../ui/FileDrop.tsx";
import { pictureLimitMb, pictureTypes } from "../../platform/forms/picture-limits.ts";
import styles from "./products.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";

/** A stored picture, as the form knows it. */
interface KeptPicture {
  id: string;
  url: string;
}

interface PictureFieldProps {
  value: KeptPicture | null;
  onChange: (picture: KeptPicture | null) => void;
  /** Hears when sending begins and how it ends. */
  onSending: (sending: Sending) => void;
}

/** A product's picture: dropped or chosen, sent at once with its progress, shown, taken away. */
export function PictureField({ value, onChange, onSending }: PictureFieldProps) {
  const t = useT();
  const sent = useSentFile({
    send: sendPicture,
    onStored: ({ id, url }) => onChange({ id, url }),
    onSending,
    limitMb: pictureLimitMb,
    tooLargeText: t("common.file_too_large", { limit: pictureLimitMb }),
    wrongKindText: t("common.file_wrong_kind"),
  });
  return (
    <div data-part="field" className={fieldFrameStyles.field}>
      <span className={fieldFrameStyles.fieldLabel}>{t("common.picture")}</span>
      {value ? (
        <div className={styles.pictureShown}>
          <img src={value.url} alt={t("products.picture_of")} />
          <Button icon={Trash2} onPress={() => onChange(null)}>
            {t("common.picture_remove")}
          </Button>
        </div>
      ) : (
        <FileDrop
          {...sent}
          label={t("products.picture_of")}
          text={t("common.picture_drop")}
          buttonLabel={t("products.picture_choose")}
          hint={t("common.picture_kinds", { limit: pictureLimitMb })}
          acceptedTypes={pictureTypes}
          removeLabel={() => t("common.picture_remove")}
        />
      )}
    </div>
  );
}
