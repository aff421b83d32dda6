import { loadPaddle } from "./paddle-script.ts";
import { PaymentFault } from "./payment-fault.ts";
import type { PaymentCode } from "./payment-fault.ts";

/** What Paddle's window is opened with. */
export interface PaddleWindow {
  environment: "sandbox" | "production";
  clientToken: string | null;
  transactionId: string;
  email: string;
  /** Full address that a paid checkout returns to. */
  successUrl: string;
  language: string;
  isDark: boolean;
  /** The window was closed before anything was paid. */
  onClosed: () => void;
  /** The window stands, and Paddle says that it cannot go on. */
  onFailed: (fault: PaymentFault) => void;
}

/** The languages of Paddle's window that have another name than ours; Hindi has none. */
const paddleLocales: Readonly<Record<string, string>> = {
  zh: "zh-Hans",
  pt: "pt-BR",
  hi: "en",
};

/** Returns which payment error (spec §8) an error of Paddle's window is, by its code. */
function codeOf(code: string): PaymentCode {
  if (/domain|default_checkout_url/.test(code)) return "pay_domain_not_approved";
  return /price/.test(code) ? "pay_invalid_price" : "pay_checkout_failed";
}

/** Opens Paddle's window over the page for a checkout that the server has made. */
export async function openPaddle(asked: PaddleWindow): Promise<void> {
  const { clientToken, environment, successUrl, language } = asked;
  if (clientToken === null) throw new PaymentFault("pay_initialization_failed");
  const paddle = await loadPaddle();
  let isPaid = false;
  let isFailed = false;
  try {
    if (environment === "sandbox") paddle.Environment.set("sandbox");
    paddle.Initialize({
      token: clientToken,
      eventCallback: ({ name, code = "" }) => {
        if (name === "checkout.completed") isPaid = true;
        if (name === "checkout.closed" && isPaid) window.location.assign(successUrl);
        if (name === "checkout.closed" && !isPaid && !isFailed) asked.onClosed();
        if (name !== "checkout.error" || isFailed) return;
        isFailed = true;
        paddle.Checkout.close();
        asked.onFailed(new PaymentFault(codeOf(code)));
      },
    });
  } catch {
    throw new PaymentFault("pay_initialization_failed");
  }
  try {
    paddle.Checkout.open({
      transactionId: asked.transactionId,
      customer: { email: asked.email },
      settings: {
        displayMode: "overlay",
        successUrl,
        theme: asked.isDark ? "dark" : "light",
        locale: paddleLocales[language] ?? language,
      },
    });
  } catch {
    throw new PaymentFault("pay_checkout_failed");
  }
}
