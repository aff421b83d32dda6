import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";

/**
 * What a checkout of ours writes into the provider's custom data; events of what it sold bring it back. A browser can open
 * a checkout of its own with any custom data, therefore the id alone proves nothing: the mark does.
 */
export interface NamedBusiness {
  businessId: string;
  businessMark: string;
}

const named = z.object({ businessId: z.uuid(), businessMark: z.string() });

/** Names a business with the mark that only this server makes. */
export function nameBusiness(secret: string, businessId: string): NamedBusiness {
  return { businessId, businessMark: markOf(secret, businessId) };
}

/** Returns the business that a checkout of ours named in custom data; `null` for none, and for one without our mark. */
export function readNamedBusiness(secret: string, customData: unknown): string | null {
  const said = z.safeParse(named, customData);
  if (!said.success) return null;
  const businessId = said.data.businessId.toLowerCase();
  const given = Buffer.from(said.data.businessMark);
  const expected = Buffer.from(markOf(secret, businessId));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? businessId : null;
}

function markOf(secret: string, businessId: string): string {
  return createHmac("sha256", secret).update(`checkout of ${businessId}`).digest("base64url");
}
