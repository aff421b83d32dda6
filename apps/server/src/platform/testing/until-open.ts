import type { ChildProcess } from "node:child_process";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Waits until a program listens on a port of this machine; one that ends before fails with what it said. */
export async function untilOpen(
  port: number,
  child: ChildProcess,
  said: () => string,
): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the program ended: ${said()}`);
    if (await isOpen(port)) return;
    await sleep(50);
  }
  throw new Error(`the program did not open: ${said()}`);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
