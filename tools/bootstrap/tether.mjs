import { Socket } from "node:net";

/** Loaded before a server: asks it to stop when the command that started it is gone without a word. */
const tether = new Socket({ fd: 3, readable: true, writable: false });
tether.on("error", () => undefined);
tether.on("close", () => process.kill(process.pid, "SIGTERM"));
tether.resume();
tether.unref();
