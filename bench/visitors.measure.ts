import { setTimeout as sleep } from "node:timers/promises";
import type { Ground } from "./ground.ts";
import { sendLoad } from "./load.ts";
import type { Load, Round } from "./load.ts";
import { median, report } from "./report.ts";
import type { Pace } from "./rounds.ts";

const visitors = 200;
const listeners = 4;
const languages = ["he", "ar", "en", "ru"];
/** How long before the measured requests the visitors begin, in milliseconds. */
const leadMs = 500;

interface Sample {
  ratio: number;
  pages: Round;
}

/**
 * Measures how much slower the orders list comes while 200 visitors are on a menu's page: each opening it once a
 * second, and, for information, each opening it again as soon as it has come.
 */
export async function measureVisitors(ground: Ground, pace: Pace): Promise<void> {
  const calm = await compare(ground, pace, visitors);
  report({
    name: "visitors: time of the orders list while 200 open the menu each second, against alone",
    value: median(calm.map(({ ratio }) => ratio)),
    unit: "×",
    budget: { atMost: 4 / 3 },
  });
  sayPages("visitors: a page of theirs, in the middle", calm);
  const wild = await compare(ground, pace, null);
  const say = (name: string, value: number, unit: string): void =>
    report({ name, value, unit, budget: null });
  say(
    "visitors: the list while 200 open it without a pause, against alone",
    median(wild.map(({ ratio }) => ratio)),
    "×",
  );
  say(
    "visitors: pages a second without a pause",
    median(wild.map(({ pages }) => pages.perSecond)),
    "/s",
  );
  sayPages("visitors: a page without a pause, in the middle", wild);
}

function sayPages(name: string, samples: readonly Sample[]): void {
  const value = median(samples.map(({ pages }) => pages.medianMs));
  report({ name, value, unit: "ms", budget: null });
}

async function compare(
  { product, bakers, menuPath }: Ground,
  { rounds, seconds }: Pace,
  perSecond: number | null,
): Promise<Sample[]> {
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
  const samples: Sample[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const alone = await sendLoad(describeList());
    const visiting = sendLoad({
      url,
      connections: visitors,
      span: { seconds: seconds + leadMs / 1000 },
      requests: languages.map((language) => ({
        method: "GET",
        path: menuPath,
        headers: { "accept-encoding": "br", "accept-language": language },
      })),
      ...(perSecond === null ? {} : { perSecond }),
    });
    await sleep(leadMs);
    const visited = await sendLoad(describeList());
    const pages = await visiting;
    if (round < 0) continue;
    samples.push({ ratio: alone.perSecond / visited.perSecond, pages });
  }
  return samples;
}
