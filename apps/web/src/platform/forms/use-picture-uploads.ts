import { useCallback, useState } from "react";
import { sendPicture } from "../api/upload.ts";
import type { Sending } from "./use-submit-after.ts";

/** A picture on its way to the server. */
export interface Upload {
  id: string;
  file: File;
  /** 0 to 1. */
  progress: number;
  error: unknown;
}

/** A picture that the server has stored. */
export interface StoredPicture {
  id: string;
  thumbUrl: string;
}

/** The pictures on their way, and how to send more. */
export interface PictureUploads {
  uploads: readonly Upload[];
  sending: Sending;
  send: (files: readonly File[]) => void;
  drop: (id: string) => void;
}

/** Sends pictures one by one; each that has arrived is handed to `onStored`. */
export function usePictureUploads(onStored: (picture: StoredPicture) => void): PictureUploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = useCallback((id: string, next: Partial<Upload>) => {
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...next } : one)));
  }, []);
  const drop = useCallback((id: string) => {
    setUploads((now) => now.filter((one) => one.id !== id));
  }, []);
  const send = (files: readonly File[]): void => {
    const fresh = files.map((file) => ({
      id: crypto.randomUUID(),
      file,
      progress: 0,
      error: undefined,
    }));
    setUploads((now) => [...now, ...fresh]);
    void (async () => {
      for (const { id, file } of fresh) {
        try {
          const stored = await sendPicture(file, {
            onProgress: (progress) => change(id, { progress }),
          });
          drop(id);
          onStored({ id: stored.id, thumbUrl: stored.thumbUrl });
        } catch (error) {
          change(id, { error });
        }
      }
    })();
  };
  return { uploads, sending: sendingOf(uploads), send, drop };
}

function sendingOf(uploads: readonly Upload[]): Sending {
  if (uploads.some(({ error }) => error === undefined)) return "sending";
  return uploads.length > 0 ? "failed" : "done";
}
