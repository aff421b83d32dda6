import { setTimeout as sleep } from "node:timers/promises";
import type { Ground } from "./ground.ts";
import { sendLoad } from "./load.ts";
import type { Load } from "./load.ts";
import { readPeakMemoryMb } from "./processor-time.ts";
import { median, report } from "./report.ts";
import type { Pace } from "./rounds.ts";
import { signInOf } from "./sign-in.measure.ts";

const crowd = 64;
/** How many sign-ins a second they send together: about twice as many as one thread for passwords does. */
const signInsASecond = 40;
const listeners = 4;
/** The longest time that sign-ins of a round may still wait (the server refuses later ones). */
const restMs = 3000;
/** How long before the measured requests the load begins, in milliseconds. */
const leadMs = 500;

/** Measures how much slower the orders list comes while 64 people sign in at once, over and over. */
export async function measureCrowd({ product, bakers }: Ground, pace: Pace): Promise<void> {
  const { url } = product;
  const signIns = await Promise.all(bakers.map((baker) => signInOf(url, baker)));
  const span = { seconds: pace.seconds };
  const describeList = (): Load => ({
    url,
    span,
    connections: listeners,
    requests: bakers.map((baker) => ({
      method: "GET",
      path: "/api/orders?limit=25",
      headers: { cookie: baker.cookie() },
    })),
  });
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = -1; round < pace.rounds; round += 1) {
    const alone = await sendLoad(describeList());
    const entering = sendLoad({
      url,
      connections: crowd,
      span: { seconds: pace.seconds + leadMs / 1000 },
      requests: signIns,
      perSecond: signInsASecond,
      mayBeRefused: true,
    });
    await sleep(leadMs);
    const crowded = await sendLoad(describeList());
    const { perSecond } = await entering;
    await sleep(restMs);
    if (round < 0) continue;
    ratios.push(alone.perSecond / crowded.perSecond);
    rates.push(perSecond);
  }
  report({
    name: "crowd: time of the orders list while 64 sign in, against alone",
    value: median(ratios),
    unit: "×",
    budget: { atMost: 4 / 3 },
  });
  report({
    name: "crowd: peak memory of the server",
    value: readPeakMemoryMb(product.pid),
    unit: "MB",
    budget: { atMost: 400 },
  });
  report({ name: "crowd: sign-ins a second", value: median(rates), unit: "/s", budget: null });
}
