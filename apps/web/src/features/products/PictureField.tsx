import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { sendPicture } from "../../platform/api/upload.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { FileDrop } from "../../ui/FileDrop.tsx";
import type { FileItem } from "../../ui/FileDrop.tsx";
import { isTooLarge, pictureLimitMb, pictureTypes } from "./product-form.rules.ts";

/** A stored picture, as the form knows it. */
interface KeptPicture {
  id: string;
  url: string;
}

interface PictureFieldProps {
  value: KeptPicture | null;
  onChange: (picture: KeptPicture | null) => void;
  /** Hears when sending begins and ends. */
  onSending: (isSending: boolean) => void;
}

/** A product's picture: dropped or chosen, sent at once with its progress, shown, taken away. */
export function PictureField({ value, onChange, onSending }: PictureFieldProps) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const [progress, setProgress] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const sending = useMutation({
    retry: false,
    mutationFn: (file: File) => {
      stop.current = new AbortController();
      return sendPicture(file, { onProgress: setProgress, signal: stop.current.signal });
    },
    onSuccess: ({ id, url }) => onChange({ id, url }),
    onSettled: () => onSending(false),
  });

  function add([file]: File[]) {
    if (!file) return;
    setProgress(0);
    sending.reset();
    const tooLarge = isTooLarge(file.size);
    setRefusal(tooLarge ? t("common.file_too_large", { limit: pictureLimitMb }) : null);
    if (tooLarge) return;
    onSending(true);
    sending.mutate(file);
  }

  const file = sending.isPending ? sending.variables : undefined;
  const files: FileItem[] = file
    ? [
        {
          id: "sending",
          name: file.name,
          file,
          progress,
          detail: t("common.uploading", { percent: format.percent(progress) }),
        },
      ]
    : [];
  const { error } = sending;
  const failure = error && error.name !== "AbortError" ? errorText(error) : null;

  return (
    <div className="field">
      <span className="field-label">{t("common.picture")}</span>
      {value ? (
        <div className="picture-shown">
          <img src={value.url} alt={t("products.picture_of")} />
          <Button icon={Trash2} onPress={() => onChange(null)}>
            {t("common.picture_remove")}
          </Button>
        </div>
      ) : (
        <FileDrop
          label={t("products.picture_of")}
          text={t("common.picture_drop")}
          buttonLabel={t("products.picture_choose")}
          hint={t("common.picture_kinds", { limit: pictureLimitMb })}
          acceptedTypes={pictureTypes}
          files={files}
          onAdd={add}
          onRefuse={() => setRefusal(t("common.file_wrong_kind"))}
          onRemove={() => stop.current?.abort()}
          removeLabel={() => t("common.picture_remove")}
          error={refusal ?? failure}
        />
      )}
    </div>
  );
}
