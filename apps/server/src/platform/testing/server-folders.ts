import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { createHttpCaller } from "./http-caller.ts";
import type { HttpCaller } from "./http-caller.ts";
import { endProcess, startServerProcess } from "./server-process.ts";
import type { ServerProcess } from "./server-process.ts";

/** The first administrator of a server under test, who has a business like everyone. */
export const firstAdmin = { email: "admin@example.test", password: "kneading-2026" };

/** Starts servers as processes on folders of their own, and clears them away. */
export interface ServerGround {
  /** Creates a data folder whose database is migrated: what a server that was started once before leaves. */
  makeFolder(): string;
  /** Creates a folder for a first start. */
  makeEmptyFolder(): string;
  /** Starts a server, of another version where its entry is given. */
  open(
    environment: Record<string, string>,
    flags?: readonly string[],
    entry?: string,
  ): Promise<ServerProcess>;
  /** Ends what still runs and removes the folders. */
  clear(): Promise<void>;
}

/** Creates the ground of a test file. */
export function openServerGround(): ServerGround {
  const folders: string[] = [];
  const servers: ServerProcess[] = [];
  const makeEmptyFolder = (): string => {
    const folder = mkdtempSync(path.join(tmpdir(), "marzipan-main-"));
    folders.push(folder);
    return folder;
  };
  return {
    makeEmptyFolder,
    makeFolder: () => {
      const folder = makeEmptyFolder();
      cpSync(inject("preparedFolder"), folder, { recursive: true });
      return folder;
    },
    open: async (environment, flags, entry) => {
      const admin = { ADMIN_EMAIL: firstAdmin.email, ADMIN_PASSWORD: firstAdmin.password };
      const server = await startServerProcess({ ...admin, ...environment }, flags, entry);
      servers.push(server);
      return server;
    },
    clear: async () => {
      for (const { child } of servers.splice(0)) await endProcess(child, "SIGTERM");
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Signs the first administrator in at a server. */
export async function signInAdmin(url: string): Promise<HttpCaller> {
  const caller = createHttpCaller(url);
  const { status } = await caller.call("POST", "/api/auth/sign-in", firstAdmin);
  if (status !== 200) throw new Error(`the administrator cannot sign in: ${status}`);
  return caller;
}
