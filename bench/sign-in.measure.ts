import { hashPassword, isPassword } from "../apps/server/src/platform/passwords.ts";
import { password } from "./bakers.ts";
import type { Ground } from "./ground.ts";
import { sendLoad } from "./load.ts";
import { readProcessorSeconds } from "./processor-time.ts";
import { median, report } from "./report.ts";
import type { Pace } from "./rounds.ts";

const checksARound = 40;

/** Measures signing in by email and password against the computing of argon2id that it holds, for information. */
export async function measureSignIn({ product, bakers }: Ground, pace: Pace): Promise<void> {
  const hash = await hashPassword(password);
  const samples: { signInMs: number; argonMs: number; perSecond: number }[] = [];
  for (let round = -1; round < pace.rounds; round += 1) {
    const before = readProcessorSeconds(product.pid);
    const { count, perSecond } = await sendLoad({
      url: product.url,
      connections: 2,
      span: { seconds: pace.seconds },
      requests: bakers.map(({ email }) => ({
        method: "POST",
        path: "/api/auth/sign-in",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password }),
      })),
    });
    const signInMs = ((readProcessorSeconds(product.pid) - before) * 1000) / count;
    if (round >= 0) samples.push({ signInMs, argonMs: await timeArgon(hash), perSecond });
  }
  const figures = {
    "processor time against argon2id alone": [
      median(samples.map(({ signInMs, argonMs }) => signInMs / argonMs)),
      "×",
    ],
    "processor time of one": [median(samples.map(({ signInMs }) => signInMs)), "ms"],
    "argon2id alone": [median(samples.map(({ argonMs }) => argonMs)), "ms"],
    "sign-ins a second": [median(samples.map(({ perSecond }) => perSecond)), "/s"],
  } as const;
  for (const [name, [value, unit]] of Object.entries(figures)) {
    report({ name: `sign-in: ${name}`, value, unit, budget: null });
  }
}

/** Answers the milliseconds of processor time of one check of a password, in all threads of this process. */
async function timeArgon(hash: string): Promise<number> {
  const before = process.cpuUsage();
  for (let check = 0; check < checksARound; check += 2) {
    await Promise.all([isPassword(hash, password), isPassword(hash, password)]);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / checksARound;
}
