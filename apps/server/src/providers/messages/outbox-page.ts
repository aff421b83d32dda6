import type { FastifyInstance } from "fastify";
import { readOutbox } from "./messages.outbox.ts";
import type { KeptMessage } from "./messages.outbox.ts";
import type { Deps } from "../../platform/feature/deps.ts";

const shownMessages = 50;

/** Shows the newest messages of the outbox at `/dev/outbox`, as a page or as JSON; never in production. */
export function showOutbox(app: FastifyInstance, deps: Deps): void {
  app.get("/dev/outbox", async (request, reply) => {
    const messages = await readOutbox(deps.database.lookUp, shownMessages);
    reply.header("cache-control", "no-store");
    if (!request.headers.accept?.includes("text/html")) return { items: messages };
    const rows = messages.map(
      (message) =>
        `<article><h2 dir="auto">${escape(message.subject)}</h2><p>${escape(message.recipient)} · ` +
        `${message.createdAt.toISOString()} · ${escape(sayState(message))}</p><pre dir="auto">${linkify(escape(message.text))}</pre></article>`,
    );
    return reply
      .type("text/html; charset=utf-8")
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
          `<title>Outbox</title><body><h1>Outbox</h1>${rows.join("") || "<p>Nothing was sent yet.</p>"}</body></html>`,
      );
  });
}

function sayState({ sentAt, nextAttemptAt, attempts, lastError }: KeptMessage): string {
  if (sentAt) return `sent ${sentAt.toISOString()}`;
  if (lastError) return `${attempts} times not sent (${lastError})`;
  return nextAttemptAt ? "waits to be sent" : "kept here";
}

function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}

function linkify(text: string): string {
  return text.replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);
}
