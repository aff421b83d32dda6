import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Id } from "./primitives.ts";

/** The widths in pixels in which a picture is kept; `original` is the largest that is kept. */
export const pictureSizes = ["thumb", "medium", "large"] as const;

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
  summary:
    "Stores one picture (multipart field `file`): PNG, JPG or WebP, stripped of metadata and resized.",
  reply: Picture,
  replyType: "multipart",
  creates: true,
  bodyLimitBytes: 10 * 1024 * 1024 + 65_536,
  errors: ["picture_unreadable", "picture_too_large", "limit_reached"],
});

/** Answers a stored picture's bytes. */
export const getPicture = endpoint({
  id: "files.picture",
  method: "GET",
  path: "/api/files/{id}/{size}",
  access: "member",
  summary: "Answers a stored picture as WebP in one of its sizes.",
  params: z.strictObject({ id: Id, size: z.enum(pictureSizes, "invalid") }),
  reply: z.unknown(),
  replyType: "bytes",
});
