import {
  getDocument,
  getPicture,
  uploadDocument as uploadDocumentCall,
  uploadPicture as uploadPictureCall,
} from "@marzipan/contract/files";
import type { DocumentType } from "@marzipan/contract/files";
import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "../../platform/app-error.ts";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { uploadDocument } from "./documents.actions.ts";
import { findDocumentStatement, findPictureStatement } from "./files.store.ts";
import { readFileField } from "../../platform/http/file-field.ts";
import { documentKey, pictureKey } from "./pictures.actions.ts";
import { refuseFullStorage, uploadPicture } from "./upload.actions.ts";

/** Binds the calls of files. */
export function bindFiles(app: FastifyInstance, deps: Deps): void {
  bind(
    app,
    deps,
    uploadPictureCall,
  )(async (call) => {
    await refuseFullStorage(deps, call.session.businessId, call.read);
    const bytes = await readFileField(call.request, "picture_too_large");
    return await uploadPicture(deps, call.session.businessId, bytes, call.transact);
  });
  bind(
    app,
    deps,
    uploadDocumentCall,
  )(async (call) => {
    await refuseFullStorage(deps, call.session.businessId, call.read);
    const bytes = await readFileField(call.request, "document_too_large");
    return await uploadDocument(deps, call.session.businessId, bytes, call.transact);
  });
  bind(
    app,
    deps,
    getPicture,
  )(async ({ params, session, read, reply }) => {
    const { businessId } = session;
    const { rows } = await read(() => findPictureStatement(businessId, params.id));
    const bytes = rows[0]
      ? await deps.files.get(pictureKey(businessId, params.id, params.size))
      : null;
    if (!bytes) throw new AppError("not_found");
    sendFile(reply, "image/webp", "default-src 'none'; sandbox", bytes);
    return undefined;
  });
  bind(
    app,
    deps,
    getDocument,
  )(async ({ params, session, read, reply }) => {
    const { businessId } = session;
    const { rows } = await read<{ content_type: DocumentType }>(() =>
      findDocumentStatement(businessId, params.id),
    );
    const type = rows[0]?.content_type;
    const bytes = type ? await deps.files.get(documentKey(businessId, params.id, type)) : null;
    if (!type || !bytes) throw new AppError("not_found");
    sendFile(reply, type, policies[type], bytes);
    return undefined;
  });
}

// Opened as a page of its own, a file runs nothing and belongs to no origin. A browser's viewer of PDF
// does not open in a sandbox; it runs nothing of the page's origin either, and only our pages may frame it.
const policies: Readonly<Record<DocumentType, string>> = {
  "image/png": "default-src 'none'; sandbox",
  "image/jpeg": "default-src 'none'; sandbox",
  "application/pdf":
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
};

function sendFile(reply: FastifyReply, type: string, policy: string, bytes: Uint8Array): void {
  void reply
    .type(type)
    .header("cache-control", "private, max-age=31536000, immutable")
    .header("x-content-type-options", "nosniff")
    .header("content-disposition", "inline")
    .header("content-security-policy", policy)
    .send(bytes);
}
