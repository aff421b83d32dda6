import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";

/**
 * Sends the security headers with every reply: content security policy, framing, referrer, HSTS and
 * the like.
 */
export function secureHeaders(app: FastifyInstance, config: Config): void {
  const headers = headersOf(config);
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Written once: the headers are the same for every reply. */
function headersOf({ publicUrl, captcha }: Config): Record<string, string> {
  const isHttps = publicUrl?.startsWith("https:") ?? false;
  const widget = captcha.kind === "turnstile" ? ` ${new URL(captcha.url).origin}` : "";
  return {
    "content-security-policy": contentPolicy(isHttps, widget),
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

function contentPolicy(isHttps: boolean, widget: string): string {
  const directives: Record<string, string> = {
    "default-src": "'self'",
    "base-uri": "'none'",
    "object-src": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'self'",
    "img-src": "'self' data: blob:",
    // The hash of the one constant style element that react-aria inserts on iOS while a sheet is
    // open.
    "style-src": "'self' 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
    "script-src": `'self'${widget}`,
    "frame-src": `'self'${widget}`,
    "connect-src": "'self'",
    ...(isHttps ? { "upgrade-insecure-requests": "" } : {}),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join(";");
}
