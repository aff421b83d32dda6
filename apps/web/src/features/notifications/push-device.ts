import {
  getPushRegistration,
  registerPushDevice,
  removePushDevice,
} from "@marzipan/contract/notifications";
import { call } from "../../platform/api/call.ts";

/** Whether this browser can take push messages, and what is missing. */
export type PushAbility = "able" | "unsupported" | "needs_home_screen" | "denied";

/** Returns whether this browser can take push messages; on an iPhone only an app on the home screen can. */
export function pushAbility(): PushAbility {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) {
    const isApple =
      /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
    return isApple ? "needs_home_screen" : "unsupported";
  }
  return Notification.permission === "denied" ? "denied" : "able";
}

/**
 * Returns whether this browser is registered for push messages in this session, and whether discreetly. Another session's
 * subscription, perhaps of another person, doesn't count.
 */
export async function readPushDevice(): Promise<{ isOn: boolean; isDiscreet: boolean }> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const found = await worker?.pushManager?.getSubscription();
  const { device } = await call(getPushRegistration);
  const isOn = device !== null && device.endpoint === found?.endpoint;
  return { isOn, isDiscreet: device?.isDiscreet ?? false };
}

/**
 * Registers this browser for push messages; asks the person for permission, so it is called in a tap. Returns `false`
 * where they refuse.
 */
export async function turnPushOn(isDiscreet: boolean): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  const { publicKey } = await call(getPushRegistration);
  const found = await worker.pushManager.getSubscription();
  const made =
    found ??
    (await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    }));
  const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
  await call(registerPushDevice, { body: { endpoint: made.endpoint, p256dh, auth, isDiscreet } });
  return true;
}

/** Stops push messages to this browser. */
export async function turnPushOff(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const found = await worker?.pushManager.getSubscription();
  if (!found) return;
  await call(removePushDevice, { body: { endpoint: found.endpoint } });
  await found.unsubscribe();
}
