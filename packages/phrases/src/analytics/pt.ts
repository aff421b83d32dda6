import type { Translation } from "../core.ts";
import type { analytics as english } from "./en.ts";

export const analytics: Translation<typeof english> = {};
