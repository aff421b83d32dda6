import type { Page } from "@playwright/test";

/** What the page asked of Paddle.js. */
export interface AskedOfPaddle {
  environment?: string;
  token?: string;
  open?: {
    transactionId: string;
    customer: { email: string };
    settings: { displayMode: string; successUrl: string; theme: string; locale: string };
  };
}

/** How Paddle.js comes into the page. */
export type ScriptFault = "late" | "missing" | "empty" | "not-starting" | "not-opening";

const script = (fault: ScriptFault | null): string => `
  const seen = (window.seenByPaddle = {});
  let tell = () => {};
  const close = () => document.getElementById("paddle")?.remove();
  window.Paddle = {
    Environment: { set: (name) => (seen.environment = name) },
    Initialize(options) {
      if (${fault === "not-starting"}) throw new Error("no such token");
      seen.token = options.token;
      tell = options.eventCallback;
    },
    Checkout: {
      open(options) {
        if (${fault === "not-opening"}) throw new Error("no window");
        seen.open = options;
        const place = document.createElement("div");
        place.id = "paddle";
        for (const name of ["closed", "completed", "error"]) {
          const button = document.createElement("button");
          button.textContent = "stub " + name;
          button.onclick = () => {
            tell({ name: "checkout." + name });
            if (name === "completed") location.assign(options.settings.successUrl);
            if (name === "closed") close();
          };
          place.append(button);
        }
        document.body.append(place);
      },
      close,
    },
  };`;

/** Serves a stub in the place of Paddle.js from now on: its window has three buttons, one for each event. */
export async function stubPaddle(page: Page, fault: ScriptFault | null = null): Promise<void> {
  await page.unroute("https://cdn.paddle.com/**");
  await page.route("https://cdn.paddle.com/**", async (route) => {
    if (fault === "missing") return await route.abort();
    if (fault === "late") await new Promise((resolve) => setTimeout(resolve, 1500));
    const body = fault === "empty" ? "" : script(fault);
    return await route.fulfill({ contentType: "text/javascript", body });
  });
}

/** Returns what the page asked of the stub. */
export async function askedOfPaddle(page: Page): Promise<AskedOfPaddle> {
  return await page.evaluate(
    () => (window as unknown as { seenByPaddle: AskedOfPaddle }).seenByPaddle,
  );
}
