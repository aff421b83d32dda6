import { measureAnalytics } from "./analytics.measure.ts";
import { measureAppPage } from "./app-page.measure.ts";
import { measureCreate, measureDashboard, measureList } from "./against-bare.measure.ts";
import { measureCore } from "./core.measure.ts";
import { measureCrowd } from "./crowd.measure.ts";
import { openGround } from "./ground.ts";
import type { Ground } from "./ground.ts";
import { measureFloods } from "./flood.measure.ts";
import { measureGrowth } from "./growth.measure.ts";
import { measureAgentQuestions } from "./agent-questions.measure.ts";
import { measureHelpAnswers } from "./help-answers.measure.ts";
import { measureMenu } from "./menu.measure.ts";
import { measureFrontDoor, measureMenuPage } from "./public-pages.measure.ts";
import { measureReceipts } from "./receipts.measure.ts";
import { measureReports } from "./reports.measure.ts";
import { printTable } from "./report.ts";
import type { Pace } from "./rounds.ts";
import { measureSessionCheck } from "./session-check.measure.ts";
import { measureSignIn } from "./sign-in.measure.ts";
import { measureSoak } from "./soak.measure.ts";
import { measureStart } from "./start.measure.ts";
import { measureStreams } from "./streams.measure.ts";
import { measureTakeOrder } from "./take-order.measure.ts";
import { measureVisitors } from "./visitors.measure.ts";
import { measureWebhooks } from "./webhooks.measure.ts";

const args = process.argv.slice(2);
const isQuick = args.includes("--quick");
const profileFlags = args.filter((argument) => argument.startsWith("--cpu-prof"));
const pace: Pace = isQuick ? { rounds: 5, seconds: 1.5 } : { rounds: 12, seconds: 2 };

/**
 * The measurements that share one database and its servers, and the call that the bare servers
 * replay for them.
 */
const onGround: Record<string, { call?: string; measure: typeof measureList }> = {
  list: { call: "/list", measure: measureList },
  create: { call: "/create", measure: measureCreate },
  dashboard: { call: "/dashboard", measure: measureDashboard },
  core: { measure: measureCore },
  "sign-in": { measure: measureSignIn },
  "session-check": { measure: measureSessionCheck },
  crowd: {
    call: "/menu",
    measure: async (ground) => {
      await measureCrowd(ground, pace);
      await measureFloods(ground, isQuick ? 2 : 4);
    },
  },
  menu: { call: "/menu", measure: measureMenu },
  visitors: { call: "/menu", measure: measureVisitors },
  receipts: { measure: measureReceipts },
  webhooks: { measure: measureWebhooks },
};

const alone: Record<string, () => Promise<void>> = {
  growth: () => (isQuick ? measureGrowth(100_000, 11) : measureGrowth(1_000_000, 15)),
  streams: () => measureStreams(),
  analytics: () => measureAnalytics(isQuick ? 5 : 20),
  reports: () => measureReports(isQuick ? 3 : 7),
  "help-answers": () => measureHelpAnswers(),
  "agent-questions": () => measureAgentQuestions(),
  "app-page": () => measureAppPage(isQuick ? 1 : 5),
  "take-order": () => measureTakeOrder(isQuick ? 1 : 5),
  "menu-page": () => measureMenuPage(isQuick ? 3 : 7),
  "front-door": () => measureFrontDoor(isQuick ? 3 : 5),
  start: () => measureStart(isQuick ? 3 : 7),
};

const minuteMs = 60_000;

/** Measurements of half an hour and more, which run only when named. */
const onWish: Record<string, () => Promise<void>> = {
  soak: () =>
    measureSoak({ earlyMs: (isQuick ? 1 : 5) * minuteMs, wholeMs: (isQuick ? 4 : 30) * minuteMs }),
};

async function runOnGround(names: readonly string[]): Promise<void> {
  const chosen = names.flatMap((name) => onGround[name] ?? []);
  if (chosen.length === 0) return;
  const ground: Ground = await openGround(
    chosen.flatMap(({ call }) => call ?? []),
    profileFlags,
  );
  try {
    for (const { measure } of chosen) await measure(ground, pace);
  } finally {
    await ground.stop();
  }
}

const usual = [...Object.keys(onGround), ...Object.keys(alone)];
const known = [...usual, ...Object.keys(onWish)];
const named = args.filter((argument) => !argument.startsWith("--"));
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(
    `${unknown.join(", ")} cannot be measured; choose of: ${known.join(", ")}.\n`,
  );
} else {
  const names = named.length > 0 ? named : usual;
  await runOnGround(names);
  for (const name of names) await (alone[name] ?? onWish[name])?.();
  printTable();
}
