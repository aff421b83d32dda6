import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { hashToken, makeToken } from "../../platform/ids.ts";
import { hashDevices, keepDevices, readDevices } from "./device-cookie.ts";
import { nameDevice } from "./device-names.ts";
import type { EnteringAccount } from "./entering.types.ts";
import { packNewDeviceMail } from "./mails.actions.ts";
import { openSession } from "./sessions.actions.ts";

/**
 * Opens a session and remembers the browser. The owner is mailed about a browser that the account
 * does not know, unless it is the account's first. An unknown browser always gets a new random
 * value, so that a cookie planted by somebody else never becomes a known device.
 */
export async function openSessionAndRemember(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  account: EnteringAccount,
): Promise<void> {
  const tokens = readDevices(request);
  const token = makeToken();
  const names = nameDevice(request.headers["user-agent"] ?? "");
  const { timeZone } = account;
  const mail = await packNewDeviceMail(deps, account, { ...names, at: deps.now(), timeZone });
  const browser = { names, devices: hashDevices(request), newDevice: hashToken(token), mail };
  const remembered = await openSession(deps, request, reply, account, browser);
  keepDevices(deps, request, reply, remembered === "known" ? tokens : [token, ...tokens]);
  if (remembered === "unknown") deps.messenger.noteKept(mail);
}
