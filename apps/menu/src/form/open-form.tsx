import { useEffect, useRef, useState } from "react";
import { mount } from "../island/mount.ts";
import type { Order, SentRequest } from "../island/order.ts";
import { useOrder } from "../island/order.ts";
import { Icon } from "../look/Icon.tsx";
import { FormIcons } from "./FormIcons.tsx";
import { loadFormSpeech } from "./form-speech.ts";
import type { FormSpeech } from "./form-speech.ts";
import { OrderForm } from "./OrderForm.tsx";
import { SentView } from "./SentView.tsx";
import stylesUrl from "../styles/form.css?url";

interface SheetState {
  sheet?: boolean;
}

/** Opens the order form over the menu; the device's back button closes it. */
export async function openForm(order: Order): Promise<void> {
  const [speech] = await Promise.all([loadFormSpeech(order.data), loadStyles()]);
  const place = document.createElement("div");
  document.body.append(place);
  if (!(history.state as SheetState | null)?.sheet) {
    history.pushState({ sheet: true } satisfies SheetState, "");
  }
  await new Promise<void>((resolve) => {
    mount(
      <OrderSheet
        order={order}
        speech={speech}
        onClosed={(isStale) => {
          mount(null, place);
          place.remove();
          resolve();
          if (isStale) location.reload();
        }}
      />,
      place,
    );
  });
}

/** Loads the form's styles once; after a failure the next call tries again. */
function loadStyles(): Promise<void> {
  if (document.querySelector(`link[href="${stylesUrl}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = stylesUrl;
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error("the form's styles did not load"));
    });
    document.head.append(link);
  });
}

interface OrderSheetProps {
  order: Order;
  speech: FormSpeech;
  /** `isStale`: the menu has changed since the page was loaded. */
  onClosed: (isStale: boolean) => void;
}

function OrderSheet({ order, speech, onClosed }: OrderSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isStale = useRef(false);
  const [sent, setSent] = useState<SentRequest | null>(null);
  const [sentBefore] = useState(() => order.sent()?.statusUrl);
  useOrder(order);
  // The cart was sent meanwhile by the same menu in another tab.
  const latest = order.sent();
  const isSentElsewhere = order.lines().length === 0 && latest?.statusUrl !== sentBefore;
  if (sent === null && isSentElsewhere) setSent(latest);
  const { say } = speech;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const page = document.documentElement;
    const close = (): void => {
      page.classList.remove("has-sheet");
      removeEventListener("popstate", close);
      // Closing the dialog also returns the focus to the button that opened it.
      element.close();
      onClosed(isStale.current);
    };
    addEventListener("popstate", close);
    page.classList.add("has-sheet");
    element.showModal();
    element.querySelector("h2")?.focus();
    return () => removeEventListener("popstate", close);
  }, [onClosed]);

  // The form closes by going back in the history, so that the device's back button and ours do the
  // same.
  const leave = (): void => history.back();
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby="sheet-title"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <FormIcons />
      <div className="board">
        <h2 id="sheet-title" tabIndex={-1}>
          {say("menu.your_order")}
        </h2>
        <button type="button" className="iconbtn" aria-label={say("common.close")} onClick={leave}>
          <Icon of="close" />
        </button>
      </div>
      {sent === null ? (
        <OrderForm
          order={order}
          speech={speech}
          onSent={setSent}
          onStale={() => {
            isStale.current = true;
          }}
        />
      ) : (
        <SentView order={order} sent={sent} speech={speech} onClose={leave} />
      )}
    </dialog>
  );
}
