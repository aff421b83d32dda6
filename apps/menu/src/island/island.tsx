import type { IslandData } from "../menu/island-data.ts";
import { CartBar, CartPanel } from "./Cart.tsx";
import { startControls } from "./controls.ts";
import { mount } from "./mount.ts";
import { openOrder } from "./order.ts";
import { startSectionMarks, startSharing } from "./page-helps.ts";
import { makeSay } from "./say.ts";

type PageData = IslandData | Pick<IslandData, "words">;

function start(): void {
  const text = document.getElementById("data")?.textContent;
  if (!text) return;
  const data = JSON.parse(text) as PageData;
  startSectionMarks();
  if (!("items" in data)) {
    startSharing(makeSay(data.words, document.documentElement.lang));
    return;
  }
  const say = makeSay(data.words, data.tag);
  startSharing(say);
  const order = openOrder(data);
  startControls(order, say);
  const loadForm = () => import("../form/open-form.tsx");
  let isOpening = false;
  const onOpen = async (): Promise<void> => {
    if (isOpening) return;
    isOpening = true;
    try {
      const { openForm } = await loadForm();
      await openForm(order);
    } finally {
      isOpening = false;
    }
  };
  // Prefetches the form once something is in the cart.
  const stop = order.subscribe(() => {
    stop();
    void loadForm().catch(() => undefined);
  });
  const bar = document.getElementById("bar");
  const panel = document.getElementById("panel");
  // After a reload with the form open it opens again, with everything that was typed.
  const wasOpen = (history.state as { sheet?: boolean } | null)?.sheet === true;
  if (wasOpen && order.lines().length > 0) void onOpen().catch(() => undefined);
  if (bar) mount(<CartBar order={order} say={say} onOpen={onOpen} />, bar);
  if (panel) mount(<CartPanel order={order} say={say} onOpen={onOpen} />, panel);
}

start();
