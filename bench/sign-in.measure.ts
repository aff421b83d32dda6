import { hash, verify } from "@node-rs/argon2";
import { password } from "./bakers.ts";
import type { Baker } from "./bakers.ts";
import type { Ground } from "./ground.ts";
import { sendLoad } from "./load.ts";
import type { Request } from "./load.ts";
import { readProcessorSeconds } from "./processor-time.ts";
import { median, report } from "./report.ts";
import type { Pace } from "./rounds.ts";

const checksARound = 30;

/** Rounds that do not count: code that is not yet compiled for speed costs more. */
const warmUpRounds = 2;

/** argon2id as the product uses it. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Signing in by a browser, and what its rounds showed. */
interface Kind {
  name: string;
  requests: Request[];
  samples: { signInMs: number; argonMs: number; perSecond: number }[];
}

/**
 * Measures signing in by email and password, in a browser that the account knows and in a new one that its
 * owner is told of by mail, against the computing of argon2id that each holds. Kinds and argon2id take turns.
 */
export async function measureSignIn({ product, bakers }: Ground, pace: Pace): Promise<void> {
  const checked = await hash(password, options);
  const known = await Promise.all(bakers.map((baker) => signInOf(product.url, baker)));
  const strange = bakers.map((baker) => requestOf(baker));
  const kinds: Kind[] = [
    { name: "sign-in", requests: known, samples: [] },
    { name: "sign-in in a new browser", requests: strange, samples: [] },
  ];
  const span = { seconds: pace.seconds };
  for (let round = -warmUpRounds; round < pace.rounds; round += 1) {
    for (const { requests, samples } of round % 2 === 0 ? kinds : kinds.toReversed()) {
      const earlierMs = await timeArgon(checked);
      const before = readProcessorSeconds(product.pid);
      const load = { url: product.url, connections: 2, span, requests };
      const { count, perSecond } = await sendLoad(load);
      const signInMs = ((readProcessorSeconds(product.pid) - before) * 1000) / count;
      const argonMs = (earlierMs + (await timeArgon(checked))) / 2;
      if (round >= 0) samples.push({ signInMs, argonMs, perSecond });
    }
  }
  for (const { name, samples } of kinds) {
    report({
      name: `${name}: processor time against argon2id alone`,
      value: median(samples.map(({ signInMs, argonMs }) => signInMs / argonMs)),
      unit: "×",
      budget: { atMost: 1.3 },
    });
    const figures = {
      "processor time of one": [median(samples.map(({ signInMs }) => signInMs)), "ms"],
      "argon2id alone": [median(samples.map(({ argonMs }) => argonMs)), "ms"],
      "sign-ins a second": [median(samples.map(({ perSecond }) => perSecond)), "/s"],
    } as const;
    for (const [figure, [value, unit]] of Object.entries(figures)) {
      report({ name: `${name}: ${figure}`, value, unit, budget: null });
    }
  }
}

/**
 * Returns the request that signs a baker in, from their own address and from a browser that brings a cookie, or
 * none. More than ten tries of one address at once would need a captcha.
 */
function requestOf({ email, address }: Baker, cookie?: string): Request {
  return {
    method: "POST",
    path: "/api/auth/sign-in",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": address,
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify({ email, password }),
  };
}

/** Signs a baker in once and returns the request that does so again from the browser that is known since. */
export async function signInOf(url: string, baker: Baker): Promise<Request> {
  const { path, ...request } = requestOf(baker);
  const answer = await fetch(url + path, request);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  const device = cookies.find((cookie) => cookie.startsWith("marzipan_device="));
  if (!device) throw new Error(`signing in answered ${answer.status}`);
  return requestOf(baker, device);
}

/** Returns the milliseconds of processor time of one check of a password by the library alone. */
async function timeArgon(checked: string): Promise<number> {
  const before = process.cpuUsage();
  for (let check = 0; check < checksARound; check += 1) await verify(checked, password);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / checksARound;
}
