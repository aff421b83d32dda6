import type { Transporter } from "nodemailer";
import { withDeadline } from "../../platform/outside/outside-call.ts";
import type { Transport } from "./messages.port.ts";
import { Undeliverable } from "./messages.port.ts";

const usualTimeoutMs = 10_000;
/** How many times the wait for one answer a whole mail may take. */
const wholeMail = 6;

/** How the mail server is reached, and the sender as people see it. */
export interface SmtpOptions {
  url: string;
  from: string;
  timeoutMs?: number;
}

/** Carries mail to the server of `SMTP_URL`, its client loaded with the first: ten seconds for each answer at the start, a minute for a whole mail. */
export function createSmtpTransport(options: SmtpOptions): Transport {
  const { url, from, timeoutMs = usualTimeoutMs } = options;
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === "smtps:";
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
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
  };
  let opened: Promise<Transporter> | undefined;
  const ownDomain = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
  return {
    carry: async ({ id, recipient, subject, text, html }) => {
      try {
        const mail = {
          from,
          to: { name: "", address: recipient },
          subject,
          text,
          html,
          // Constant over retries, so that mail programs recognise a duplicate.
          messageId: `<${id}@${ownDomain}>`,
          headers: { "Auto-Submitted": "auto-generated" },
        };
        const server = await (opened ??= open());
        await withDeadline("the mail server", wholeMail * timeoutMs, () => server.sendMail(mail));
      } catch (error) {
        throw isFinal(error) ? new Undeliverable(String(error)) : error;
      }
    },
  };
}

/** Returns whether the server refused this message for good (5xx to recipient or content), not the sender's login. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
  return responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}
