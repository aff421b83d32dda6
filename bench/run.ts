import { measureCreate, measureDashboard, measureList } from "./against-bare.measure.ts";
import { openGround } from "./ground.ts";
import type { Ground } from "./ground.ts";
import { printTable } from "./report.ts";
import type { Pace } from "./rounds.ts";

const comparisons: Record<string, (ground: Ground, pace: Pace) => Promise<void>> = {
  list: measureList,
  create: measureCreate,
  dashboard: measureDashboard,
};

const names = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const flags = process.argv.slice(2).filter((argument) => argument.startsWith("--cpu-prof"));
const isQuick = process.argv.includes("--quick");
const pace: Pace = isQuick ? { rounds: 3, seconds: 2 } : { rounds: 5, seconds: 3 };

const ground = await openGround(
  names.map((name) => `/${name}`),
  flags,
);
try {
  for (const name of names) await comparisons[name]?.(ground, pace);
} finally {
  await ground.stop();
}
printTable();
