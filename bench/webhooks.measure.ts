import { createHmac, randomUUID } from "node:crypto";
import type { Baker } from "./bakers.ts";
import { webhookSecret } from "./children.ts";
import type { Ground } from "./ground.ts";
import { sendLoad } from "./load.ts";
import type { Load } from "./load.ts";
import { median, report } from "./report.ts";
import type { Pace } from "./rounds.ts";

const webhooks = 1000;
const listeners = 4;

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
  const once = Array.from({ length: webhooks / 2 }, (_, index) => {
    const { claims } = bakers[index % bakers.length] as Baker;
    const body = JSON.stringify({
      event_id: `evt_${randomUUID()}`,
      event_type: "subscription.updated",
      occurred_at: new Date(now.getTime() + index).toISOString(),
      data: {
        id: `sub_${claims.businessId}`,
        customer_id: `ctm_${claims.businessId}`,
        status: "active",
        custom_data: { businessId: claims.businessId },
        items: [{ price: { id: "pri_bench" }, quantity: 1 }],
        current_billing_period: { starts_at: now.toISOString(), ends_at: later },
        next_billed_at: later,
        scheduled_change: null,
      },
    });
    return { body, signature: sign(body, now) };
  });
  return [...once, ...once];
}

/** Sends all at once and answers after how many milliseconds the last one was answered. */
async function sendAll(url: string, bakers: readonly Baker[]): Promise<number> {
  const begin = performance.now();
  await Promise.all(
    makeEvents(bakers).map(async ({ body, signature }) => {
      const headers = { "content-type": "application/json", "paddle-signature": signature };
      const answer = await fetch(`${url}/api/webhooks/paddle`, { method: "POST", headers, body });
      await answer.text();
      if (answer.status !== 200) throw new Error(`a webhook was answered with ${answer.status}`);
    }),
  );
  return performance.now() - begin;
}

/** Measures how much slower the orders list comes while 1,000 webhooks arrive at once, half of them repeats, and are applied. */
export async function measureWebhooks(
  { product, bakers }: Ground,
  { rounds, seconds }: Pace,
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
  const ratios: number[] = [];
  const lasts: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const alone = await sendLoad(describeList());
    const sending = sendAll(url, bakers);
    const beside = await sendLoad(describeList());
    const last = await sending;
    if (round < 0) continue;
    ratios.push(alone.perSecond / beside.perSecond);
    lasts.push(last);
  }
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
