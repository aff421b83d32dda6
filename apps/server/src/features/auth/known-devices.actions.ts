import type { Deps } from "../../platform/feature/deps.ts";
import { hashToken, makeToken } from "../../platform/formats/ids.ts";
import type { Browser, Opened } from "./browser.types.ts";
import { nameDevice } from "./device-names.ts";
import type { EnteringAccount } from "./entering.types.ts";
import { packNewDeviceMail } from "./mails.actions.ts";
import { openSession } from "./sessions.actions.ts";

/**
 * Opens a session and remembers the browser; returns what the browser keeps. The owner is mailed about a browser that the account
 * does not know, unless it is the account's first. An unknown browser always gets a new random
 * value, so that a cookie planted by another person never becomes a known device.
 */
export async function openSessionAndRemember(
  deps: Deps,
  browser: Browser,
  account: EnteringAccount,
): Promise<Opened> {
  const token = makeToken();
  const names = nameDevice(browser.userAgent);
  const { timeZone } = account;
  const mail = await packNewDeviceMail(deps, account, { ...names, at: deps.now(), timeZone });
  const devices = browser.devices.map(hashToken);
  const opening = { names, devices, newDevice: hashToken(token), mail };
  const { cookies, remembered } = await openSession(deps, browser.refreshToken, account, opening);
  if (remembered === "unknown") deps.messenger.noteKept(mail);
  return {
    cookies,
    devices: remembered === "known" ? browser.devices : [token, ...browser.devices],
  };
}
