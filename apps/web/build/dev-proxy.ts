import { pages } from "@marzipan/contract/paths";
import type { ProxyOptions } from "vite";

/** What the server answers itself: calls, development pages but `/dev/ui`, and the public pages of `apps/menu`. */
const serversPaths = [
  "/api",
  "^/dev/(?!ui)",
  "/healthz",
  "^/m(?:/|$)",
  "^/order/",
  "^/r/",
  "^/public/menu(?:[/?]|$)",
  "^/menu/public/",
  "^/menu-(?:assets|words)/",
  "^/(?:about|contact|terms|terms-of-use|privacy|privacy-policy|refund-policy|security|docs)(?:[/?]|$)",
  "^/help(?:[/?]|$)",
  "^/test-(?:checkout|portal)/",
  "^/(?:sitemap[.]xml|robots[.]txt|llms[.]txt|[.]well-known/)",
];

/** Pages that the server makes for strangers only; for someone with a session they are the app's. */
const strangersPaths = [pages.landing.path, pages.pricing.path];

/**
 * Returns the proxy rules of Vite's development server. `changeOrigin` is off, although Vite's short
 * form turns it on: with another `Host` than the page's origin the server refuses every writing call
 * (`bad_origin`), and links in mails would lead past Vite.
 */
export function proxyTo(serverOrigin: string): Record<string, ProxyOptions> {
  const options = { target: serverOrigin, changeOrigin: false };
  const forStrangers: ProxyOptions = {
    ...options,
    bypass: ({ headers, url = "/" }) =>
      headers.cookie?.includes("marzipan_refresh") && !url.includes("from=") ? url : undefined,
  };
  return Object.fromEntries([
    ...serversPaths.map((path) => [path, options] as const),
    ...strangersPaths.map((path) => [`^${path}(?:[?]|$)`, forStrangers] as const),
  ]);
}
