import { ImageUp, Trash2 } from "lucide-react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Track } from "../../ui/Track.tsx";
import { maxMegabytes, pictureKinds, usePicture } from "./use-picture.ts";
import styles from "./settings.module.css";

interface PictureFieldProps {
  /** Whose picture it is; its first letters stand where there is none. */
  name: string;
  src: string | null;
  chooseLabel: string;
  removeLabel: string;
  /** Stores a picture by its id, `null` takes it away. */
  onSave: (id: string | null) => Promise<unknown>;
}

/** A picture of a person or a bakery: chosen, sent with its progress, saved at once. */
export function SavedPictureField({
  name,
  src,
  chooseLabel,
  removeLabel,
  onSave,
}: PictureFieldProps) {
  const t = useT();
  const format = useFormat();
  const { progress, refusal, take } = usePicture(onSave);
  return (
    <div className={styles.logoField}>
      <Avatar name={name} src={src} size="l" />
      <div className={styles.logoActs}>
        <FileTrigger
          acceptedFileTypes={pictureKinds}
          onSelect={(files) => {
            const file = files?.[0];
            if (file) void take(file);
          }}
        >
          <Button icon={ImageUp} isPending={progress !== null}>
            {chooseLabel}
          </Button>
        </FileTrigger>
        {src && (
          <Button variant="quiet" icon={Trash2} onPress={() => void onSave(null).catch(() => null)}>
            {removeLabel}
          </Button>
        )}
        <p className={styles.settingsFine}>{t("common.picture_kinds", { limit: maxMegabytes })}</p>
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
