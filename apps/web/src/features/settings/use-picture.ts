import { useState } from "react";
import { sendPicture } from "../../platform/api/upload.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";

/** The largest picture that can be sent, in megabytes (spec §9). */
export const maxMegabytes = 10;
/** The kinds of pictures that can be sent. */
export const pictureKinds = ["image/png", "image/jpeg", "image/webp"];

/** A picture on its way: how far it is from 0 to 1, `null` when none is, and why the last one was refused. */
export interface PictureTaking {
  progress: number | null;
  refusal: string | null;
  take: (file: File) => Promise<void>;
}

/** Returns what sends a chosen picture and hands its id to `save`. */
export function usePicture(save: (id: string) => Promise<unknown>): PictureTaking {
  const t = useT();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    if (!pictureKinds.includes(file.type)) return setRefusal(t("common.file_wrong_kind"));
    if (file.size > maxMegabytes * 1024 * 1024) {
      return setRefusal(t("common.file_too_large", { limit: maxMegabytes }));
    }
    setRefusal(null);
    setProgress(0);
    try {
      const { id } = await sendPicture(file, { onProgress: setProgress });
      await save(id);
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      setProgress(null);
    }
  };
  return { progress, refusal, take };
}
