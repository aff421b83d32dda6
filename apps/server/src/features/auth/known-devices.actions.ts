import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { hashToken, makeToken } from "../../platform/ids.ts";
import type { Addressee } from "../accounts/mails.actions.ts";
import { hashDevices, keepDevices, readDevices } from "./device-cookie.ts";
import { nameDevice } from "./device-names.ts";
import { sendNewDeviceMail } from "./mails.actions.ts";
import { openSession } from "./sessions.actions.ts";

/**
 * Opens a session and remembers the browser that signed in to the account; one that the account does not
 * know is told to its owner, unless it is the first. An unknown browser always gets a new random text: one
 * that somebody planted never becomes a known device.
 */
export async function openSessionAndRemember(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Addressee & { id: string; businessId: string; timeZone: string },
): Promise<void> {
  const tokens = readDevices(request);
  const token = makeToken();
  const browser = { devices: hashDevices(request), newDevice: hashToken(token) };
  const remembered = await openSession(deps, request, reply, account, browser);
  keepDevices(deps, request, reply, remembered === "known" ? tokens : [token, ...tokens]);
  if (remembered !== "unknown") return;
  const device = nameDevice(request.headers["user-agent"] ?? "");
  const { timeZone } = account;
  await sendNewDeviceMail(deps, account, { ...device, at: deps.now(), timeZone });
}
