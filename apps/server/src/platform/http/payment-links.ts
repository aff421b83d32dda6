import type { FastifyInstance } from "fastify";

/**
 * Leads the links of the card provider's mails (its "default payment link" with `_ptxn`) from the page of plans to the
 * checkout: only that page may show the provider's window.
 */
export function leadPaymentLinks(app: FastifyInstance): void {
  app.addHook("onRequest", ({ method, url }, reply, done) => {
    const transaction = method === "GET" ? findTransaction(url) : null;
    if (transaction === null) done();
    else void reply.redirect(`/checkout?_ptxn=${transaction}`, 303);
  });
}

/** Returns the transaction that a link to the page of plans names, `null` for none. */
function findTransaction(url: string): string | null {
  if (!url.startsWith("/pricing?")) return null;
  const transaction = new URLSearchParams(url.slice("/pricing?".length)).get("_ptxn");
  return transaction !== null && /^txn_[\da-z]{1,40}$/.test(transaction) ? transaction : null;
}
