import type { Translation } from "../core.ts";
import type { common as english } from "./en.ts";

export const common: Translation<typeof english> = {};
