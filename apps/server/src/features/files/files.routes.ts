import * as filesContract from "@marzipan/contract/files";
import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { uploadOf } from "../../platform/http/file-field.ts";
import { openDocument, getDocument, uploadDocument } from "./documents.actions.ts";
import { findPictureStatement } from "./files.store.ts";
import { readCallerBusiness } from "../../platform/session/session-cookies.ts";
import { takeIncoming } from "./incoming.actions.ts";
import { getPicture } from "./pictures.actions.ts";
import { refuseFullStorage, uploadPicture } from "./upload.actions.ts";

/** Binds the calls of files. */
export function bindFiles(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(filesContract.uploadPicture)(async (call) => {
    const { businessId } = call.session;
    await refuseFullStorage(deps, call.read);
    const sender = { lane: "owners", businessId, tooLarge: "picture_too_large" } as const;
    return await takeIncoming(deps, uploadOf(call.request), sender, (incoming) =>
      uploadPicture(deps, businessId, incoming, call.transact),
    );
  });
  on(filesContract.uploadDocument)(async (call) => {
    const { businessId } = call.session;
    await refuseFullStorage(deps, call.read);
    const sender = { lane: "owners", businessId, tooLarge: "document_too_large" } as const;
    return await takeIncoming(deps, uploadOf(call.request), sender, (incoming) =>
      uploadDocument(deps, businessId, incoming, call.transact),
    );
  });
  on(filesContract.getPicture)(async ({ params, session, read, reply }) => {
    const { businessId } = session;
    const { rows } = await read((asking) => findPictureStatement(asking.businessId, params.id));
    const bytes = rows[0]
      ? await deps.files.get(getPicture(businessId, params.id, params.size))
      : null;
    if (!bytes) throw new AppError("not_found");
    sendFile(reply, "image/webp", bytes, yearSeconds);
    return undefined;
  });
  on(filesContract.getDocument)(({ transact, params }) =>
    transact((tx) => getDocument(tx, deps, params.id)),
  );
  on(filesContract.openDocument)(async ({ params, request, reply }) => {
    const { pass, ...linked } = params;
    // A browser that is signed in to another business gets 404 although the link is valid, so that
    // a shared link never shows one business's document inside another's session.
    const caller = readCallerBusiness(deps, request);
    if (caller !== null && caller !== linked.businessId) throw new AppError("not_found");
    const { bytes, contentType, secondsLeft } = await openDocument(deps, linked, pass);
    void reply.header("x-robots-tag", "noindex, nofollow").header("referrer-policy", "no-referrer");
    sendFile(reply, contentType, bytes, secondsLeft);
    return undefined;
  });
}

// A file opened as a page of its own is sandboxed: no scripts, an opaque origin. Browsers' PDF
// viewers do not work in a sandbox; they run nothing of the page's origin either, and only our
// pages may frame them.
const pdfPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";
const picturePolicy = "default-src 'none'; sandbox";
const yearSeconds = 31_536_000;

function sendFile(reply: FastifyReply, type: string, bytes: Uint8Array, keptSeconds: number): void {
  const policy = type === "application/pdf" ? pdfPolicy : picturePolicy;
  void reply
    .type(type)
    .header("cache-control", `private, max-age=${keptSeconds}, immutable`)
    .header("x-content-type-options", "nosniff")
    .header("content-disposition", "inline")
    .header("content-security-policy", policy)
    .send(bytes);
}
