import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { hashToken, makeToken } from "../../platform/ids.ts";
import type { Addressee } from "../accounts/mails.actions.ts";
import { hashDevices, keepDevices, readDevices } from "./device-cookie.ts";
import { nameDevice } from "./device-names.ts";
import { noteDevice } from "./known-devices.store.ts";
import { sendNewDeviceMail } from "./mails.actions.ts";

/**
 * Remembers the browser that just signed in to an account; one that the account does not know is told to
 * its owner, unless it is the first. An unknown browser always gets a new random text: one that somebody
 * planted never becomes a known device.
 */
export async function rememberDevice(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Addressee & { id: string; timeZone: string },
): Promise<void> {
  const { database } = deps;
  const now = deps.now();
  const tokens = readDevices(request);
  const token = makeToken();
  const devices = hashDevices(request);
  const remembered = await noteDevice(database, account.id, devices, hashToken(token), now);
  keepDevices(deps, request, reply, remembered === "known" ? tokens : [token, ...tokens]);
  if (remembered !== "unknown") return;
  const device = nameDevice(request.headers["user-agent"] ?? "");
  await sendNewDeviceMail(deps, account, { ...device, at: now, timeZone: account.timeZone });
}
