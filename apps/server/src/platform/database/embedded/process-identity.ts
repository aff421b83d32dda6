import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

function readLinuxIdentity(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fieldsAfterName = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return `${boot}:${fieldsAfterName[19]}`;
}

/**
 * Returns a text that stays the same while a process lives and differs for a later process of the
 * same number (boot and start time), or `undefined` when no such process lives.
 */
export function identifyProcess(pid: number): string | undefined {
  try {
    if (process.platform === "linux") return readLinuxIdentity(pid);
    const startedAt = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
    return startedAt || undefined;
  } catch {
    return undefined;
  }
}
