import { fileURLToPath } from "node:url";
import { forkConfined } from "../../platform/process/confined-child.ts";
import type { EncodingJob } from "./avif-encoder.child.ts";

const childPath = fileURLToPath(new URL("./avif-encoder.child.ts", import.meta.url));
const timeoutMs = 120_000;

/**
 * Encodes a picture as AVIF in the given widths, in a child process of the lowest priority that ends with it:
 * the server's own threads and memory stay free. Raises when the child ends or takes two minutes.
 */
export function encodeAvif(job: EncodingJob): Promise<Uint8Array[]> {
  const child = forkConfined(childPath, { heapMb: 300 });
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
