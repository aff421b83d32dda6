import type { ErrorCode } from "@marzipan/contract/errors";
import type { FastifyRequest } from "fastify";
import { AppError, fieldError } from "../app-error.ts";

/** Reads the one file of a multipart request, field `file`; anything beside it is refused, too many bytes with `tooLarge`. */
export async function readFileField(
  request: FastifyRequest,
  tooLarge: "picture_too_large" | "document_too_large",
): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError("unsupported_media_type");
  let bytes: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== "file" || part.fieldname !== "file") {
        throw fieldError(part.fieldname, "unknown_field");
      }
      bytes = await part.toBuffer();
    }
  } catch (error) {
    throw explain(error, tooLarge);
  }
  if (!bytes) throw fieldError("file", "required");
  return bytes;
}

function explain(error: unknown, tooLarge: ErrorCode): unknown {
  if (error instanceof AppError) return error;
  const code = (error as { code?: string }).code ?? "";
  if (code === "FST_REQ_FILE_TOO_LARGE") return new AppError(tooLarge);
  if (code === "FST_FILES_LIMIT" || code === "FST_PARTS_LIMIT" || code === "FST_FIELDS_LIMIT") {
    return fieldError("file", "too_many", 1);
  }
  return fieldError("file", "invalid");
}
