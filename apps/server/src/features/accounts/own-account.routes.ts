import {
  changeEmail,
  changePassword,
  checkExport,
  closeAccount,
  confirmEmail,
  confirmTotp,
  exportData,
  getSecurity,
  removePhone,
  removeTotp,
  reopenAccount,
  setPhone,
  startTotp,
  verifyPhone,
} from "@marzipan/contract/own-account";
import type { Input } from "@marzipan/contract/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import { closeMe, reopenMe } from "./closing.actions.ts";
import { checkOwnDataLimit, exportOwnData } from "./own-data.actions.ts";
import type { OwnFiles } from "./own-data.actions.ts";
import { askForEmail, confirmNewEmail } from "./own-email.actions.ts";
import { changeOwnPassword } from "./own-password.actions.ts";
import { askForPhone, confirmPhone, describeSecurity, dropPhone } from "./own-phone.actions.ts";
import { beginTotp, turnOffTotp, turnOnTotp } from "./totp.actions.ts";

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
  body: Input<typeof reopenAccount>["body"],
) => Promise<{ id: string; enter: () => Promise<unknown> }>;

/** Binds the calls on a person's own account. */
export function bindOwnAccount(
  app: FastifyInstance,
  deps: Deps,
  { reopening, ownFiles, ownTables }: OwnAccountFromTheRight,
): void {
  const authenticate = reopening(deps);
  const tables = ownTables();
  bind(app, deps, getSecurity)(({ transact }) => transact(describeSecurity));
  bind(app, deps, changePassword)((call) => changeOwnPassword(call, call.body));
  bind(
    app,
    deps,
    changeEmail,
  )(({ transact, asker, body }) => askForEmail(deps, transact, asker, body));
  bind(app, deps, confirmEmail)(({ asker, body }) => confirmNewEmail(deps, asker, body.token));
  bind(
    app,
    deps,
    setPhone,
  )(({ transact, request, body }) => askForPhone(deps, transact, visitorOf(request), body));
  bind(app, deps, verifyPhone)((call) => confirmPhone(call, call.body));
  bind(app, deps, removePhone)((call) => dropPhone(call));
  bind(app, deps, startTotp)(({ transact, body }) => beginTotp(deps, transact, body));
  bind(app, deps, confirmTotp)((call) => turnOnTotp(call, call.body));
  bind(app, deps, removeTotp)((call) => turnOffTotp(call, call.body));
  bind(app, deps, checkExport)((call) => checkOwnDataLimit(deps, call));
  bind(
    app,
    deps,
    exportData,
  )(async ({ transact, read, session, reply }) => {
    const taking = { transact, read, session, ownFiles, tables };
    const { fileName, content } = await exportOwnData(deps, taking);
    await reply
      .type("application/zip")
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="${fileName}"`)
      .send(content);
    return undefined;
  });
  bind(app, deps, closeAccount)(({ transact, body }) => closeMe(deps, transact, body));
  bind(
    app,
    deps,
    reopenAccount,
  )(async ({ request, reply, body }) => {
    const { id, enter } = await authenticate(request, reply, body);
    await reopenMe(deps, id);
    await enter();
    return { ok: true as const };
  });
}
