import { chime } from "../../platform/chime.ts";
import { keep, readKept } from "../../platform/storage.ts";

const choiceKey = "marzipan.requests.sound";
const rungKey = "marzipan.requests.rung";

/** Returns whether new requests sound on this device; on by default. */
export function isSoundOn(): boolean {
  return readKept(choiceKey) !== "off";
}

/** Switches the sound of new requests on or off on this device. */
export function setSoundOn(isOn: boolean): void {
  keep(choiceKey, isOn ? null : "off");
}

/** Plays the sound of a new request, unless it is switched off on this device. */
export function ring(): void {
  if (isSoundOn()) chime();
}

/**
 * Rings once per arrival in one of the browser's tabs: the tabs share the arrival that was
 * announced last.
 */
export function ringOnceFor(arrivedAt: string): void {
  if (readKept(rungKey) === arrivedAt) return;
  keep(rungKey, arrivedAt);
  ring();
}
