import { useState } from "react";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { Field } from "../../../platform/forms/Field.tsx";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import type { FileItem } from "../../../ui/FileDrop.tsx";
import type { OrderForm } from "./order-form.types.ts";
import type { PictureUploads } from "../../../platform/forms/use-picture-uploads.ts";

/** The most reference pictures that an order may have (contract: `pictureIds`). */
const mostPictures = 6;

/** The largest picture in megabytes (spec §6 of uploads: the server's own limit). */
const mostMegabytes = 10;

const acceptedTypes = ["image/png", "image/jpeg", "image/webp"];

interface PicturesPartProps {
  form: OrderForm;
  pictures: PictureUploads;
}

/** Reference pictures: dropped or chosen, sent at once, taken away again. */
export function PicturesPart({ form, pictures }: PicturesPartProps) {
  const t = useT();
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <Field control={form.control} name="pictures">
      {({ value, onChange }) => {
        const stored: FileItem[] = value.map((picture, index) => ({
          id: picture.id,
          name: t("orders.picture_nth", { number: index + 1 }),
          pictureUrl: picture.thumbUrl,
        }));
        const coming: FileItem[] = pictures.uploads.map(({ id, file, progress, error }) => ({
          id,
          name: file.name,
          file,
          ...(error === undefined ? { progress } : { error: errorText(error) }),
        }));
        const feature = mostPictures - value.length - pictures.uploads.length;
        const add = (files: File[]): void => {
          const fitting = files.filter((file) => file.size <= mostMegabytes * 1024 * 1024);
          if (files.length > feature)
            setRefusal(t("orders.pictures_limit", { limit: mostPictures }));
          else if (fitting.length < files.length) {
            setRefusal(t("common.file_too_large", { limit: mostMegabytes }));
          } else setRefusal(null);
          pictures.send(fitting.slice(0, Math.max(feature, 0)));
        };
        return (
          <FileDrop
            label={t("orders.pictures")}
            text={t("common.picture_drop")}
            buttonLabel={t("common.picture_add")}
            hint={
              <>
                {t("common.picture_kinds", { limit: mostMegabytes })}
                {" · "}
                {t("orders.pictures_limit", { limit: mostPictures })}
              </>
            }
            acceptedTypes={acceptedTypes}
            allowsMultiple
            files={[...stored, ...coming]}
            onAdd={add}
            onRefuse={() => setRefusal(t("common.file_wrong_kind"))}
            onRemove={(id) => {
              setRefusal(null);
              pictures.drop(id);
              onChange(value.filter((picture) => picture.id !== id));
            }}
            removeLabel={(name) =>
              t("common.labelled", { label: t("common.picture_remove"), value: name })
            }
            error={refusal}
          />
        );
      }}
    </Field>
  );
}
