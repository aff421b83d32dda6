import { createHmac, timingSafeEqual } from "node:crypto";
import type { DocumentForm } from "@marzipan/contract/files";

/** Which form of which document a link opens. */
export interface LinkedForm {
  businessId: string;
  documentId: string;
  form: DocumentForm;
}

/** Links made within one span are the same, so that a browser keeps what it loaded. */
const spanMs = 10 * 60_000;

/** Returns when links that are made now end: in 10 to 20 minutes. */
export function linksEndAt(now: Date): Date {
  return new Date((Math.floor(now.getTime() / spanMs) + 2) * spanMs);
}

/** Returns the signed address under which one form of a document opens until an instant. */
export function signLink(secret: string, linked: LinkedForm, endsAt: Date): string {
  const { businessId, documentId, form } = linked;
  const seconds = Math.floor(endsAt.getTime() / 1000);
  const pass = `${seconds}.${markOf(secret, linked, seconds)}`;
  return `/api/document-links/${businessId}/${documentId}/${form}/${pass}`;
}

/** Returns for how many seconds more a link's pass opens a form: 0 when it has ended, was altered, or is for another. */
export function secondsOfPass(secret: string, linked: LinkedForm, pass: string, now: Date): number {
  const [seconds = "", mark = ""] = pass.split(".");
  const given = Buffer.from(mark);
  const expected = Buffer.from(markOf(secret, linked, Number(seconds)));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? Math.max(0, Math.ceil(Number(seconds) - now.getTime() / 1000)) : 0;
}

function markOf(secret: string, { businessId, documentId, form }: LinkedForm, seconds: number) {
  return createHmac("sha256", secret)
    .update(`document-link:${businessId}/${documentId}/${form}/${seconds}`)
    .digest("base64url");
}
