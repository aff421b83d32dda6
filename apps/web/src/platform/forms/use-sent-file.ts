import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FileItem } from "../../ui/FileDrop.tsx";
import type { UploadOptions } from "../api/upload.ts";
import { useErrorText } from "../errors/error-text.ts";
import { useFormat, useT } from "../i18n/LanguageProvider.tsx";
import type { Sending } from "./use-submit-after.ts";

interface SentFileOptions<Stored> {
  /** Sends a file and returns where it is kept. */
  send: (file: File, options: UploadOptions) => Promise<Stored>;
  onStored: (stored: Stored) => void;
  /** Hears when sending begins and how it ends. */
  onSending: (sending: Sending) => void;
  /** The largest file that is sent, in megabytes. */
  limitMb: number;
  /** What is said of a larger file, and of one of another kind. */
  tooLargeText: string;
  wrongKindText: string;
}

/** The one file of a form on its way, as a `FileDrop` takes it. */
export interface SentFile {
  files: FileItem[];
  error: string | null;
  onAdd: (files: File[]) => void;
  onRefuse: () => void;
  onRemove: () => void;
}

/** Sends the one file of a form at once, with its progress; leaving the page stops it. */
export function useSentFile<Stored>(options: SentFileOptions<Stored>): SentFile {
  const { send, onStored, onSending, limitMb, tooLargeText, wrongKindText } = options;
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
      return send(file, { onProgress: setProgress, signal: stop.current.signal });
    },
    onSuccess: onStored,
    onSettled: (_stored, error) => onSending(error ? "failed" : "done"),
  });
  const { error, isPending, variables: file } = sending;
  const failure = error && error.name !== "AbortError" ? errorText(error) : null;
  const detail = t("common.uploading", { percent: format.percent(progress) });
  return {
    files: isPending && file ? [{ id: "sending", name: file.name, file, progress, detail }] : [],
    error: refusal ?? failure,
    onAdd: ([chosen]) => {
      if (!chosen) return;
      setProgress(0);
      sending.reset();
      const isTooLarge = chosen.size > limitMb * 1024 * 1024;
      setRefusal(isTooLarge ? tooLargeText : null);
      if (isTooLarge) return;
      onSending("sending");
      sending.mutate(chosen);
    },
    onRefuse: () => setRefusal(wrongKindText),
    onRemove: () => stop.current?.abort(),
  };
}
