import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { nameBusiness } from "../apps/server/src/platform/session/business-marks.ts";
import { sessionSecret } from "./bakers.ts";
import type { Baker } from "./bakers.ts";
import { webhookSecret } from "./children.ts";
import type { Ground } from "./ground.ts";
import { sendLoad } from "./load.ts";
import type { Load } from "./load.ts";
import { median, report } from "./report.ts";
import type { Pace } from "./rounds.ts";
import type { Sending } from "./webhook-sender.ts";

const webhooks = 1000;
const listeners = 4;
/** As long as it takes until all are answered and applied: what is compared is that whole span. */
const seconds = 5;

/** Signs a body as Paddle does. */
function sign(body: string, now: Date): string {
  const stamp = String(Math.floor(now.getTime() / 1000));
  const digest = createHmac("sha256", webhookSecret).update(`${stamp}:${body}`).digest("hex");
  return `ts=${stamp};h1=${digest}`;
}

/** Events of the bakers' subscriptions, each twice, signed as Paddle does. */
function makeEvents(bakers: readonly Baker[]): { body: string; signature: string }[] {
  const now = new Date();
  const later = new Date(now.getTime() + 30 * 86_400_000).toISOString();
  const events = Array.from({ length: webhooks / 2 }, (_, index) => {
    const { claims } = bakers[index % bakers.length] as Baker;
    const body = JSON.stringify({
      event_id: `evt_${randomUUID()}`,
      event_type: "subscription.updated",
      occurred_at: new Date(now.getTime() + index).toISOString(),
      data: {
        id: `sub_${claims.businessId}`,
        customer_id: `ctm_${claims.businessId}`,
        status: "active",
        custom_data: nameBusiness(sessionSecret, claims.businessId),
        items: [{ price: { id: "pri_bench" }, quantity: 1 }],
        current_billing_period: { starts_at: now.toISOString(), ends_at: later },
        next_billed_at: later,
        scheduled_change: null,
      },
    });
    return { body, signature: sign(body, now) };
  });
  return [...events, ...events];
}

/** Measures how much slower the orders list comes while 1,000 webhooks arrive at once, half of them repeats, and are applied. */
export async function measureWebhooks(
  { product, bakers }: Ground,
  { rounds }: Pace,
): Promise<void> {
  const { url } = product;
  const describeList = (): Load => ({
    url,
    span: { seconds },
    connections: listeners,
    requests: bakers.map((baker) => ({
      method: "GET",
      path: "/api/orders?limit=25",
      headers: { cookie: baker.cookie() },
    })),
  });
  // In a thread of its own: sending must not slow down what measures.
  const sender = new Worker(new URL("webhook-sender.ts", import.meta.url));
  const ratios: number[] = [];
  const lasts: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const alone = await sendLoad(describeList());
    const answered = once(sender, "message");
    sender.postMessage({ url, events: makeEvents(bakers) } satisfies Sending);
    const beside = await sendLoad(describeList());
    const [last] = (await answered) as [number];
    if (round < 0) continue;
    ratios.push(alone.perSecond / beside.perSecond);
    lasts.push(last);
  }
  await sender.terminate();
  report({
    name: "webhooks: time of the orders list while 1,000 arrive at once, against alone",
    value: median(ratios),
    unit: "×",
    budget: { atMost: 1.3 },
  });
  report({
    name: "webhooks: until the last of 1,000 is answered",
    value: median(lasts),
    unit: "ms",
    budget: { atMost: 5000 },
  });
}
