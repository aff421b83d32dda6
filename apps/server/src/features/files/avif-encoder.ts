import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { EncodingJob } from "./avif-encoder.child.ts";

const childPath = fileURLToPath(new URL("./avif-encoder.child.ts", import.meta.url));
const timeoutMs = 120_000;

/**
 * Encodes a picture as AVIF in the given widths, in a child process of the lowest priority that ends with it:
 * the server's own threads and memory stay free. Raises when the child ends or takes two minutes.
 */
export function encodeAvif(job: EncodingJob): Promise<Uint8Array[]> {
  const child = fork(childPath, {
    serialization: "advanced",
    execArgv: ["--disable-warning=ExperimentalWarning"],
    // The server's secrets are no concern of a child that opens pictures.
    env: { PATH: process.env["PATH"] },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return new Promise<Uint8Array[]>((resolve, reject) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
    child.once("message", (forms: Uint8Array[]) => {
      resolve(forms);
      child.disconnect();
    });
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      clearTimeout(timer);
      reject(new Error(`the encoder of pictures ended with ${String(code ?? signal)}`));
    });
    child.send(job);
  });
}
