import { createHmac } from "node:crypto";

/** Returns the private token of a customer's request; only the server's secret makes it, the database keeps its hash. */
export function requestToken(secret: string, requestId: string): string {
  return createHmac("sha256", secret).update(`order request ${requestId}`).digest("base64url");
}

/** Returns the path of a customer's private page. */
export function statusPath(token: string): string {
  return `/order/${token}`;
}

/** Returns whether a token has the form of an order's page (`app.order_page_token`), which no request's token has. */
export function isOrderToken(token: string): boolean {
  return /^[\w-]{44}\d{1,9}$/.test(token);
}
