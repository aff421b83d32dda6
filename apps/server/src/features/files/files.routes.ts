import { getPicture, uploadPicture as uploadPictureCall } from "@marzipan/contract/files";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../platform/app-error.ts";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { memberOf } from "../../platform/member.ts";
import { findPictureStatement, storedBytesStatement } from "./files.store.ts";
import { readPictureField } from "./picture-field.ts";
import { pictureKey } from "./pictures.actions.ts";
import { refuseOverStorage, uploadPicture } from "./upload.actions.ts";

/** Binds the calls of files. */
export function bindFiles(app: FastifyInstance, deps: Deps): void {
  bind(
    app,
    deps,
    uploadPictureCall,
  )(async ({ request, session, read, transact }) => {
    // Who may not store is refused before ten megabytes are read and unfolded.
    const before = await read<{ stored_bytes: number }>(() =>
      storedBytesStatement(session.businessId),
    );
    const { plan } = memberOf(before.session, deps.now()).plan;
    refuseOverStorage(plan, (before.rows[0]?.stored_bytes ?? 0) + 1);
    const bytes = await readPictureField(request);
    return await uploadPicture(deps, session.businessId, bytes, transact);
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
    void reply
      .type("image/webp")
      .header("cache-control", "private, max-age=31536000, immutable")
      .header("x-content-type-options", "nosniff")
      .header("content-disposition", "inline")
      // Opened as a page of its own, a file runs nothing and belongs to no origin.
      .header("content-security-policy", "default-src 'none'; sandbox")
      .send(bytes);
    return undefined;
  });
}
