import type { FastifyInstance } from "fastify";

/**
 * Leads the links of the card provider's mails (its "default payment link" with `_ptxn`) from the page of plans to the
 * checkout: only that page may show the provider's window.
 */
export function leadPaymentLinks(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ method, url }, reply) => {
    if (method !== "GET" || !url.startsWith("/pricing?")) return undefined;
    const transaction = new URLSearchParams(url.slice("/pricing?".length)).get("_ptxn");
    if (transaction === null || !/^txn_[\da-z]{1,40}$/.test(transaction)) return undefined;
    return reply.redirect(`/checkout?_ptxn=${transaction}`, 303);
  });
}
