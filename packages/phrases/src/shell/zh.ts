import type { Translation } from "../core.ts";
import type { shell as english } from "./en.ts";

export const shell: Translation<typeof english> = {};
