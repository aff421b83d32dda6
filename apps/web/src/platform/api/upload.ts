import { uploadDocument, uploadPicture } from "@marzipan/contract/files";
import { uploadReceipt } from "@marzipan/contract/receipts";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { ApiError, readRefusal } from "./api-error.ts";
import { pageHeader, pageOwnerHeader } from "@marzipan/contract/headers";
import type { Endpoint } from "@marzipan/contract/endpoint";
import { pageOwner } from "../owner/page-owner.ts";
import { withSession } from "./call.ts";
import { pageId } from "./page-id.ts";

/** How a picture is sent: who hears of the progress (0 to 1), and what stops it. */
export interface UploadOptions {
  /** The key under which it is kept once, however often it is sent; a new one when left out. */
  key?: string;
  onProgress?: (ratio: number) => void;
  signal?: AbortSignal;
}

/** Uploads one picture and returns where it is kept. Throws `ApiError`. */
export function sendPicture(
  file: File,
  options: UploadOptions = {},
): Promise<ReplyOf<typeof uploadPicture>> {
  return sendFile(uploadPicture, file, options);
}

/** Uploads one document, PNG, JPG or PDF, and returns where it is kept. Throws `ApiError`. */
export function sendDocument(
  file: File,
  options: UploadOptions = {},
): Promise<ReplyOf<typeof uploadDocument>> {
  return sendFile(uploadDocument, file, options);
}

/**
 * Uploads one receipt to be read, PNG, JPG or PDF, and returns it as it waits. Throws `ApiError`. Whoever uploads it
 * asks for the receipts again.
 */
export function sendReceipt(
  file: File,
  options: UploadOptions = {},
): Promise<ReplyOf<typeof uploadReceipt>> {
  return sendFile(uploadReceipt, file, options);
}

function sendFile<Reply>(endpoint: Endpoint, file: File, options: UploadOptions): Promise<Reply> {
  const owner = pageOwner();
  const headers = {
    accept: "application/json",
    "idempotency-key": options.key ?? crypto.randomUUID(),
    [pageHeader]: pageId,
    ...(owner === null ? {} : { [pageOwnerHeader]: owner }),
  };
  return withSession(endpoint, owner, () => postFile(endpoint, file, headers, options));
}

function postFile<Reply>(
  { method, path }: Endpoint,
  file: File,
  headers: Readonly<Record<string, string>>,
  { onProgress, signal }: UploadOptions,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onerror = () => reject(new ApiError("network", 0));
    request.onabort = () => reject(signal?.reason ?? new ApiError("network", 0));
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText));
      else reject(readRefusal(request.status, request.responseText));
    };
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    const form = new FormData();
    form.set("file", file);
    request.send(form);
  });
}
