import { readFileSync, readdirSync } from "node:fs";

const ticksPerSecond = 100;

function readStat(pid: number): number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
  } catch {
    return [];
  }
}

/** Returns the processor seconds that a process and its ended children have used, 0 where the system does not tell. */
export function readProcessorSeconds(pid: number): number {
  const fields = readStat(pid).slice(11, 15);
  return fields.reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond;
}

/** Returns the processor seconds that a process and all that descend from it have used. */
export function readFamilySeconds(pid: number): number {
  return listFamily(pid).reduce((sum, member) => sum + readProcessorSeconds(member), 0);
}

/**
 * Returns the processor time that the running threads of processes have used, in milliseconds, to the nanosecond: for
 * a few calls, where hundredths of a second are too coarse. What has ended in between is missing.
 */
export function readThreadsMs(pids: readonly number[]): number {
  const ns = pids.flatMap(listThreads).map((file) => {
    try {
      return Number(readFileSync(file, "utf8").split(" ")[0]);
    } catch {
      return 0;
    }
  });
  return ns.reduce((sum, one) => sum + one, 0) / 1_000_000;
}

function listThreads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((id) => `/proc/${pid}/task/${id}/schedstat`);
  } catch {
    return [];
  }
}

/** Returns the memory of a process that is its own share, in megabytes (PSS). */
export function readMemoryMb(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Returns the most memory that a process had at any time, in megabytes. */
export function readPeakMemoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Lists a process and all that descend from it. */
export function listFamily(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const parent = readStat(Number(name))[1];
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const family = [pid];
  for (const member of family) family.push(...(children.get(member) ?? []));
  return family;
}
