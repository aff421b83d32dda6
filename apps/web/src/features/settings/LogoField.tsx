import { ImageUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { sendPicture } from "../../platform/api/upload.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Track } from "../../ui/Track.tsx";
import { useSavingBusiness } from "./use-saving.ts";

const maxMegabytes = 10;
const kinds = ["image/png", "image/jpeg", "image/webp"];

/** The bakery's picture: chosen, sent with its progress, saved at once. */
export function LogoField() {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const { business } = useMe();
  const act = useSavingBusiness();
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const take = async (file: File): Promise<void> => {
    if (!kinds.includes(file.type)) return setRefusal(t("common.file_wrong_kind"));
    if (file.size > maxMegabytes * 1024 * 1024) {
      return setRefusal(t("common.file_too_large", { limit: maxMegabytes }));
    }
    setRefusal(null);
    setProgress(0);
    try {
      const { id } = await sendPicture(file, { onProgress: setProgress });
      await act.mutateAsync({ body: { logoId: id } });
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      setProgress(null);
    }
  };
  return (
    <div className="logo-field">
      <Avatar name={business.name} src={business.logoUrl} size="l" />
      <div className="logo-acts">
        <FileTrigger
          acceptedFileTypes={kinds}
          onSelect={(files) => {
            const file = files?.[0];
            if (file) void take(file);
          }}
        >
          <Button icon={ImageUp} isPending={progress !== null}>
            {t("settings.logo_choose")}
          </Button>
        </FileTrigger>
        {business.logoUrl && (
          <Button
            variant="quiet"
            icon={Trash2}
            onPress={() => act.mutate({ body: { logoId: null } })}
          >
            {t("settings.logo_remove")}
          </Button>
        )}
        <p className="settings-fine">{t("common.picture_kinds", { limit: maxMegabytes })}</p>
      </div>
      {progress !== null && (
        <Track
          label={t("common.uploading", { percent: format.percent(progress) })}
          value={progress}
          max={1}
          isThin
        />
      )}
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </div>
  );
}
