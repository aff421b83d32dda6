import * as contact from "@marzipan/contract/contact";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import { visitingMember } from "../../platform/http/visiting-member.ts";
import { listLeads, sendContactMessage } from "./contact.actions.ts";

/** Binds the contact form's call, and the list of what came in. */
export function bindContact(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(contact.sendContactMessage)(async ({ request, body }) => {
    const key = request.headers["idempotency-key"];
    const member = await visitingMember(deps, request);
    return sendContactMessage(deps, body, {
      address: visitorOf(request),
      key: typeof key === "string" ? key : undefined,
      plan: member?.plan.plan ?? "basic",
    });
  });
  on(contact.listLeads)(({ transact, query }) => transact((tx) => listLeads(tx, query)));
}
