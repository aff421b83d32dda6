import { createHmac } from "node:crypto";

/** Returns the private token of a customer's request; only the server's secret makes it, the database keeps its hash. */
export function requestToken(secret: string, requestId: string): string {
  return createHmac("sha256", secret).update(`order request ${requestId}`).digest("base64url");
}

/** Returns the path of the customer's status page. */
export function statusPath(token: string): string {
  return `/r/${token}`;
}
