import type { Translation } from "../core.ts";
import type { settings as english } from "./en.ts";

export const settings: Translation<typeof english> = {};
