import * as ownAccount from "@marzipan/contract/own-account";
import type { Input } from "@marzipan/contract/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import { closeAccount, reopenAccount } from "./closing.actions.ts";
import { checkExport, exportData } from "./own-data.actions.ts";
import type { OwnFiles } from "./own-data.actions.ts";
import { changeEmail, confirmEmail } from "./own-email.actions.ts";
import { changePassword } from "./own-password.actions.ts";
import { setPhone, verifyPhone, getSecurity, removePhone } from "./own-phone.actions.ts";
import { startTotp, removeTotp, confirmTotp } from "./totp.actions.ts";

/** What the own account needs of features to the right. */
export interface OwnAccountFromTheRight {
  reopening: (deps: Deps) => Reopening;
  /** Where the files of the own data are kept. */
  ownFiles: OwnFiles;
  /** Which tables hold the own data. */
  ownTables: () => readonly string[];
}

/**
 * Authenticates the owner of an account, closed or not, and returns it with what signs it in; else
 * refuses as sign-in does.
 */
export type Reopening = (
  request: FastifyRequest,
  reply: FastifyReply,
  body: Input<typeof ownAccount.reopenAccount>["body"],
) => Promise<{ id: string; enter: () => Promise<unknown> }>;

/** Binds the calls on a person's own account. */
export function bindOwnAccount(
  app: FastifyInstance,
  deps: Deps,
  { reopening, ownFiles, ownTables }: OwnAccountFromTheRight,
): void {
  const on = binder(app, deps);
  const authenticate = reopening(deps);
  const tables = ownTables();
  on(ownAccount.getSecurity)(({ transact }) => transact(getSecurity));
  on(ownAccount.changePassword)((call) => changePassword(call, call.body));
  on(ownAccount.changeEmail)(({ transact, asker, body }) =>
    changeEmail(deps, transact, asker, body),
  );
  on(ownAccount.confirmEmail)(({ asker, body }) => confirmEmail(deps, asker, body.token));
  on(ownAccount.setPhone)(({ transact, request, body }) =>
    setPhone(deps, transact, visitorOf(request), body),
  );
  on(ownAccount.verifyPhone)((call) => verifyPhone(call, call.body));
  on(ownAccount.removePhone)((call) => removePhone(call));
  on(ownAccount.startTotp)(({ transact, body }) => startTotp(deps, transact, body));
  on(ownAccount.confirmTotp)((call) => confirmTotp(call, call.body));
  on(ownAccount.removeTotp)((call) => removeTotp(call, call.body));
  on(ownAccount.checkExport)((call) => checkExport(deps, call));
  on(ownAccount.exportData)(async ({ transact, read, session, reply }) => {
    const taking = { transact, read, session, ownFiles, tables };
    const { fileName, content } = await exportData(deps, taking);
    await reply
      .type("application/zip")
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="${fileName}"`)
      .send(content);
    return undefined;
  });
  on(ownAccount.closeAccount)(({ transact, body }) => closeAccount(deps, transact, body));
  on(ownAccount.reopenAccount)(async ({ request, reply, body }) => {
    const { id, enter } = await authenticate(request, reply, body);
    await reopenAccount(deps, id);
    await enter();
    return { ok: true as const };
  });
}
