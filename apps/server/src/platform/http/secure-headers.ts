import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";

/**
 * Sends the security headers with every reply: content security policy, framing, referrer, HSTS and
 * the like.
 */
export function secureHeaders(app: FastifyInstance, config: Config): void {
  const headers = headersOf(config, []);
  const atCheckout = headersOf(config, paddleOrigins(config));
  app.addHook("onRequest", ({ url }, reply, done) => {
    reply.headers(checkout.test(url) ? atCheckout : headers);
    done();
  });
}

/** The one page on which the card provider's window opens. */
const checkout = /^\/checkout(?:\?|$)/;

/** Where Paddle's script, styles and window come from; none where Paddle charges no cards. */
function paddleOrigins({ payments }: Config): string[] {
  if (payments.provider !== "paddle") return [];
  return payments.environment === "sandbox"
    ? ["https://cdn.paddle.com", "https://sandbox-cdn.paddle.com", "https://sandbox-buy.paddle.com"]
    : ["https://cdn.paddle.com", "https://buy.paddle.com"];
}

/** Written once for each of the two kinds of pages. */
function headersOf({ publicUrl, captcha }: Config, paddle: string[]): Record<string, string> {
  const isHttps = publicUrl?.startsWith("https:") ?? false;
  const widget = captcha.kind === "turnstile" ? ` ${new URL(captcha.url).origin}` : "";
  return {
    "content-security-policy": contentPolicy(
      isHttps,
      widget,
      paddle.map((origin) => ` ${origin}`).join(""),
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "referrer-policy": "same-origin",
    ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-download-options": "noopen",
    "x-frame-options": "SAMEORIGIN",
    "x-permitted-cross-domain-policies": "none",
    "x-xss-protection": "0",
  };
}

function contentPolicy(isHttps: boolean, widget: string, paddle: string): string {
  const directives: Record<string, string> = {
    "default-src": "'self'",
    "base-uri": "'none'",
    "object-src": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'self'",
    "img-src": "'self' data: blob:",
    // The hash of the one constant style element that react-aria inserts on iOS while a sheet is
    // open.
    "style-src": `'self' 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='${paddle}`,
    "script-src": `'self'${widget}${paddle}`,
    "frame-src": `'self'${widget}${paddle}`,
    "connect-src": "'self'",
    "worker-src": "'self'",
    ...(isHttps ? { "upgrade-insecure-requests": "" } : {}),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join(";");
}
