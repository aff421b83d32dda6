import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Id, Instant, atMost } from "./primitives.ts";

/** The widths in pixels in which a picture is kept; `original` is the largest that is kept. */
export const pictureSizes = ["thumb", "small", "medium", "large"] as const;

/** The sizes in which a picture of the menu may be kept as AVIF too; a thumb saves nothing by it. */
export const avifSizes = ["small", "medium", "large"] as const;

/** A stored picture. */
export const Picture = z.object({
  id: Id,
  url: z.string(),
  thumbUrl: z.string(),
  width: z.number(),
  height: z.number(),
  sizeBytes: z.number(),
});

/** Uploads a picture: PNG, JPG or WebP, told by content, up to 10 MB, stored without location. */
export const uploadPicture = endpoint({
  id: "files.uploadPicture",
  method: "POST",
  path: "/api/files/pictures",
  access: "member",
  changes: [],
  changesNothing: "A file is shown once something names it.",
  summary:
    "Stores one picture (multipart field `file`): PNG, JPG or WebP, stripped of metadata and resized.",
  reply: Picture,
  replyType: "multipart",
  creates: true,
  bodyLimitBytes: 10 * 1024 * 1024 + 65_536,
  errors: ["picture_unreadable", "picture_too_large", "limit_reached"],
});

/** Returns a stored picture's bytes. */
export const getPicture = endpoint({
  id: "files.picture",
  method: "GET",
  path: "/api/files/{id}/{size}",
  access: "member",
  summary: "Returns a stored picture as WebP in one of its sizes.",
  params: z.strictObject({ id: Id, size: z.enum(pictureSizes, "invalid") }),
  reply: z.unknown(),
  replyType: "bytes",
});

/** What a stored document is, told by its content. */
export const documentTypes = ["image/png", "image/jpeg", "application/pdf"] as const;

/** A document's content type. */
export type DocumentType = (typeof documentTypes)[number];

/** The forms in which a document is kept: as it was sent, and of a picture the smaller ones. */
export const documentForms = ["original", ...pictureSizes] as const;

/** A document's form. */
export type DocumentForm = (typeof documentForms)[number];

/**
 * A stored document: a receipt or another paper; `thumbUrl` and sizes only of a picture. Its addresses are signed
 * links: they open for anyone who has them, until `linksEndAt`.
 */
export const StoredDocument = z.object({
  id: Id,
  contentType: z.enum(documentTypes),
  url: z.string(),
  viewUrl: z.string(),
  thumbUrl: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  sizeBytes: z.number(),
  linksEndAt: Instant,
});

/** Uploads a document: PNG, JPG or PDF, told by content, up to 10 MB (spec §5); its original is kept without location. */
export const uploadDocument = endpoint({
  id: "files.uploadDocument",
  method: "POST",
  path: "/api/files/documents",
  access: "member",
  feature: "payment_tracking",
  capability: "expenses",
  changes: [],
  changesNothing: "A file is shown once something names it.",
  summary:
    "Stores one document (multipart field `file`): PNG, JPG or PDF; of a picture the location is stripped and smaller forms are made.",
  reply: StoredDocument,
  replyType: "multipart",
  creates: true,
  bodyLimitBytes: 10 * 1024 * 1024 + 65_536,
  errors: ["document_unreadable", "document_too_large", "picture_too_large", "limit_reached"],
});

/** Returns a stored document with fresh links. */
export const getDocument = endpoint({
  id: "files.document",
  method: "GET",
  path: "/api/documents/{id}",
  access: "member",
  capability: "expenses",
  summary: "Returns a stored document with new links to its forms.",
  params: z.strictObject({ id: Id }),
  reply: StoredDocument,
});

/** Opens a document's form by its signed link. */
export const openDocument = endpoint({
  id: "files.openDocument",
  method: "GET",
  path: "/api/document-links/{businessId}/{documentId}/{form}/{pass}",
  access: "public",
  summary:
    "Returns a document's bytes by a signed link. Altered and expired links, and links of a business other than the caller's, return `not_found`.",
  params: z.strictObject({
    businessId: Id,
    documentId: Id,
    form: z.enum(documentForms, "invalid"),
    pass: z.string("invalid").check(atMost(64, "invalid"), z.regex(/^[\w.-]{1,64}$/, "invalid")),
  }),
  reply: z.unknown(),
  replyType: "bytes",
  errors: ["not_found"],
});
