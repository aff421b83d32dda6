import type { AnswerTo, Caller } from "./test-caller.ts";

/** One part of a multipart body: a file when it has a name, else a text field. */
export interface Part {
  field: string;
  fileName?: string;
  bytes: Uint8Array | string;
}

const boundary = "----a-boundary-of-tests";

/** Returns the bytes and the type of a multipart body. */
export function writeMultipart(parts: readonly Part[]): { payload: Buffer; contentType: string } {
  const chunks = parts.flatMap(({ field, fileName, bytes }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"` +
        (fileName === undefined ? "" : `; filename="${fileName}"\r\ncontent-type: image/png`) +
        "\r\n\r\n",
    ),
    Buffer.from(bytes as Uint8Array),
    Buffer.from("\r\n"),
  ]);
  const payload = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, contentType: `multipart/form-data; boundary=${boundary}` };
}

/** Uploads a picture as a browser's form does. */
export async function uploadAs(
  caller: Caller,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<AnswerTo<"POST", "/api/files/pictures">> {
  return await sendParts(caller, [{ field: "file", fileName: "p.png", bytes }], headers);
}

/** Uploads a document as a browser's form does. */
export async function uploadDocumentAs(
  caller: Caller,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<AnswerTo<"POST", "/api/files/documents">> {
  const parts = [{ field: "file", fileName: "receipt.pdf", bytes }];
  return await sendParts(caller, parts, headers, "/api/files/documents");
}

/** Uploads a receipt as a browser's form does. */
export async function uploadReceiptAs(
  caller: Caller,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<AnswerTo<"POST", "/api/receipts">> {
  const parts = [{ field: "file", fileName: "receipt.jpg", bytes }];
  return await sendParts(caller, parts, headers, "/api/receipts");
}

/** Sends parts to a call that uploads, the one of pictures unless another is named. */
export async function sendParts<const Path extends string = "/api/files/pictures">(
  caller: Caller,
  parts: readonly Part[],
  headers: Record<string, string> = {},
  url: Path = "/api/files/pictures" as Path,
): Promise<AnswerTo<"POST", Path>> {
  const { payload, contentType } = writeMultipart(parts);
  return await caller.send({
    method: "POST",
    url,
    payload,
    headers: { "content-type": contentType, ...headers },
  });
}
