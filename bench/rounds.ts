import type { Round, Span } from "./load.ts";
import { readFamilySeconds, readProcessorSeconds } from "./processor-time.ts";
import { median } from "./report.ts";

/** A server under comparison. */
export interface Contestant {
  name: string;
  pid: number;
  send(span: Span): Promise<Round>;
}

/** What one round showed of one server. */
export interface Sample {
  perSecond: number;
  medianMs: number;
  /** Processor time of the server and of the database, per request, in milliseconds. */
  serverMs: number;
  databaseMs: number;
  /** The sum of both. */
  bothMs: number;
}

/** Samples by name of the contestant, one a round. */
export type Samples = ReadonlyMap<string, readonly Sample[]>;

/** How long and how often to measure. */
export interface Pace {
  rounds: number;
  seconds: number;
}

/** As many requests as it takes until a server's code is compiled for speed. */
const warmUpRequests = 4000;
/** So many at a time, because a server that rests meanwhile gives back memory, and V8 with it what it has compiled. */
const warmUpPortion = 250;

/**
 * Measures servers in turns, each round beginning with another one, after a warm-up that does not
 * count.
 */
export async function takeTurns(
  contestants: readonly Contestant[],
  databasePid: number,
  { rounds, seconds }: Pace,
): Promise<Samples> {
  const samples = new Map(contestants.map(({ name }) => [name, [] as Sample[]]));
  for (let sent = 0; sent < warmUpRequests; sent += warmUpPortion) {
    for (const contestant of contestants) await contestant.send({ amount: warmUpPortion });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const index of contestants.keys()) {
      const contestant = contestants[(index + round) % contestants.length] as Contestant;
      const server = readProcessorSeconds(contestant.pid);
      const database = readFamilySeconds(databasePid);
      const { perSecond, medianMs, count } = await contestant.send({ seconds });
      const serverMs = ((readProcessorSeconds(contestant.pid) - server) * 1000) / count;
      const databaseMs = ((readFamilySeconds(databasePid) - database) * 1000) / count;
      samples
        .get(contestant.name)
        ?.push({ perSecond, medianMs, serverMs, databaseMs, bothMs: serverMs + databaseMs });
    }
  }
  return samples;
}

/** Returns the middle of the ratios that the rounds showed between two servers. */
export function ratioOf(samples: Samples, of: string, to: string, what: keyof Sample): number {
  const below = samples.get(to) ?? [];
  return median(
    (samples.get(of) ?? []).map((sample, round) => sample[what] / (below[round]?.[what] ?? 0)),
  );
}

/** Returns the middle of what the rounds showed of one server. */
export function medianOf(samples: Samples, of: string, what: keyof Sample): number {
  return median((samples.get(of) ?? []).map((sample) => sample[what]));
}
