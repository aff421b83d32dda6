import * as billingWebhooks from "@marzipan/contract/billing-webhooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { findUnsound } from "../../platform/http/sound-bodies.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import { batchNotices } from "./notice-batches.ts";
import { createPace } from "./pace.ts";
import { takeNotices } from "./provider-events.actions.ts";

/**
 * Binds the card provider's webhook. The signature is checked over the bytes as they came, before anything of them is
 * read; without a secret no signature holds.
 */
export async function bindWebhooks(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    const on = binder(scope, deps);
    scope.removeAllContentTypeParsers();
    const pace = createPace();
    // What is not signed waits apart, so that it never delays the provider's own calls.
    const unsignedPace = createPace();
    scope.addContentTypeParser<Buffer>(
      "*",
      { parseAs: "buffer" },
      async (request: FastifyRequest, body: Buffer) => {
        const header = request.headers["paddle-signature"];
        const signature = typeof header === "string" ? header : undefined;
        if (!deps.payments.isSigned(body, signature, deps.now())) {
          await unsignedPace.enter(visitorOf(request));
          throw new AppError("bad_signature");
        }
        await pace.enter(visitorOf(request));
        return readJson(body);
      },
    );
    // A request without a body has no bytes that could be signed.
    scope.addHook("preValidation", async (request) => {
      if (request.body !== undefined) return;
      await unsignedPace.enter(visitorOf(request));
      throw new AppError("bad_signature");
    });
    const keep = batchNotices(
      (notices) => takeNotices(deps, notices),
      () => pace.isBusy(),
    );
    on(billingWebhooks.paddleWebhook)(async ({ body }) => ({ kept: await keep(body) }));
  });
}

function readJson(body: Buffer): unknown {
  const value = parse(body.toString("utf8"));
  const unsound = findUnsound(value);
  if (unsound !== null) throw fieldError(unsound, "invalid");
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("malformed_json");
  }
}
