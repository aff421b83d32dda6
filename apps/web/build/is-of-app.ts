import type { ConfigEnv, UserConfig } from "vite";

/** Returns whether the app itself is built; the page of all components is built from a file of its own. */
export function isOfApp(config: UserConfig, { command }: ConfigEnv): boolean {
  return command === "build" && config.build?.rolldownOptions?.input === undefined;
}
