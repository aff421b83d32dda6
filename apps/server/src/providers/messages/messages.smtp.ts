import { createTransport } from "nodemailer";
import type { Transport } from "./messages.port.ts";
import { Undeliverable } from "./messages.port.ts";

const timeoutMs = 10_000;

/** Carries mail to the server of `SMTP_URL`; `from` is the sender as people see it. */
export function createSmtpTransport({ url, from }: { url: string; from: string }): Transport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === "smtps:";
  const server = createTransport({
    host: hostname,
    port: port ? Number(port) : isSecure ? 465 : 587,
    secure: isSecure,
    ...(username
      ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
      : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 3 * timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const ownDomain = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
  return {
    carry: async ({ id, recipient, subject, text, html }) => {
      try {
        await server.sendMail({
          from,
          to: { name: "", address: recipient },
          subject,
          text,
          html,
          // The same at every try, so that a mail which arrives twice can be told to be one.
          messageId: `<${id}@${ownDomain}>`,
          headers: { "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        throw isFinal(error) ? new Undeliverable(String(error)) : error;
      }
    },
  };
}

/** Answers whether the server refused this message for good (5xx to recipient or content), not the sender's login. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
  return responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}
