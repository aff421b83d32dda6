import { mostItemPictures } from "@marzipan/contract/catalog";
import { ChevronLeft, ChevronRight, Trash2 } from "lucide-react";
import { useState } from "react";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { FileDrop } from "../../ui/FileDrop.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import type { PictureUploads } from "../../platform/forms/use-picture-uploads.ts";
import { isTooLarge, pictureLimitMb, pictureTypes } from "../../platform/forms/picture-limits.ts";
import { movePicture } from "./item-form.rules.ts";
import styles from "./catalog.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";

interface KeptPicture {
  id: string;
  thumbUrl: string;
}

interface ItemPicturesFieldProps {
  value: readonly KeptPicture[];
  onChange: (pictures: KeptPicture[]) => void;
  pictures: PictureUploads;
  error: string | undefined;
}

/** An item's pictures: sent at once, shown in their order, the first being the main one; moved and taken away. */
export function ItemPicturesField({ value, onChange, pictures, error }: ItemPicturesFieldProps) {
  const t = useT();
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<string | null>(null);
  const feature = mostItemPictures - value.length - pictures.uploads.length;
  const add = (files: File[]): void => {
    const fitting = files.filter((file) => !isTooLarge(file.size));
    if (files.length > feature) setRefusal(t("orders.pictures_limit", { limit: mostItemPictures }));
    else if (fitting.length < files.length) {
      setRefusal(t("common.file_too_large", { limit: pictureLimitMb }));
    } else setRefusal(null);
    pictures.send(fitting.slice(0, Math.max(feature, 0)));
  };
  return (
    <div data-part="field" className={fieldFrameStyles.field}>
      <span className={fieldFrameStyles.fieldLabel}>{t("catalog.pictures")}</span>
      {value.length > 0 && (
        <ul className={styles.itemPictures} aria-label={t("catalog.pictures")}>
          {value.map((picture, place) => (
            <li key={picture.id}>
              <img src={picture.thumbUrl} alt={t("catalog.picture_nth", { number: place + 1 })} />
              {place === 0 && (
                <span className={styles.itemPictureMain}>{t("catalog.picture_main")}</span>
              )}
              <span className={styles.itemPictureActs}>
                <IconButton
                  label={t("catalog.picture_earlier", { number: place + 1 })}
                  icon={ChevronLeft}
                  flips
                  isDisabled={place === 0}
                  onPress={() => onChange(movePicture(value, place, -1))}
                />
                <IconButton
                  label={t("catalog.picture_later", { number: place + 1 })}
                  icon={ChevronRight}
                  flips
                  isDisabled={place === value.length - 1}
                  onPress={() => onChange(movePicture(value, place, 1))}
                />
                <IconButton
                  label={t("catalog.picture_take", { number: place + 1 })}
                  icon={Trash2}
                  onPress={() => onChange(value.filter(({ id }) => id !== picture.id))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {value.length < mostItemPictures && (
        <FileDrop
          label={t("catalog.pictures")}
          text={t("common.picture_drop")}
          buttonLabel={t("common.picture_add")}
          hint={
            <>
              {t("common.picture_kinds", { limit: pictureLimitMb })}
              {" · "}
              {t("orders.pictures_limit", { limit: mostItemPictures })}
            </>
          }
          acceptedTypes={pictureTypes}
          allowsMultiple
          files={pictures.uploads.map((upload) => ({
            id: upload.id,
            name: upload.file.name,
            file: upload.file,
            ...(upload.error === undefined
              ? { progress: upload.progress }
              : { error: errorText(upload.error) }),
          }))}
          onAdd={add}
          onRefuse={() => setRefusal(t("common.file_wrong_kind"))}
          onRemove={(id) => {
            setRefusal(null);
            pictures.drop(id);
          }}
          removeLabel={(name) =>
            t("common.labelled", { label: t("common.picture_remove"), value: name })
          }
          error={refusal ?? error}
        />
      )}
    </div>
  );
}
