import { useEffect, useMemo, useRef, useState } from "react";
import { chime } from "../../platform/chime.ts";
import { keep, readKept } from "../../platform/storage.ts";
import type { BakeListReply } from "./bake-list.types.ts";
import { compareLists } from "./kitchen.rules.ts";
import type { ListChanges } from "./kitchen.rules.ts";

const soundKey = "marzipan.kitchen.sound";

/** Returns whether kitchen mode sounds on this device when the list changes, and the switch; on by default. */
export function useKitchenSound(): [boolean, () => void] {
  const [isOn, setOn] = useState(() => readKept(soundKey) !== "off");
  const toggle = (): void => {
    keep(soundKey, isOn ? "off" : null);
    setOn(!isOn);
    if (!isOn) chime();
  };
  return [isOn, toggle];
}

/**
 * Returns what changed on a day's list since it was opened or last marked as seen, and the function that marks it.
 * Each further change sounds once, unless the sound is off.
 */
export function useKitchenNews(list: BakeListReply, isSoundOn: boolean): [ListChanges, () => void] {
  const [seen, setSeen] = useState(list);
  if (seen.from !== list.from) setSeen(list);
  const changes = useMemo(() => compareLists(seen, list), [seen, list]);
  const text = JSON.stringify([changes.sums, changes.orders.map(({ id }) => id)]);
  const heard = useRef(text);
  useEffect(() => {
    if (heard.current === text) return;
    heard.current = text;
    if (isSoundOn && changes.sums.length + changes.orders.length > 0) chime();
  }, [text, isSoundOn, changes]);
  return [changes, () => setSeen(list)];
}
