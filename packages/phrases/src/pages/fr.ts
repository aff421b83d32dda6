import type { Translation } from "../core.ts";
import type { pages as english } from "./en.ts";

export const pages: Translation<typeof english> = {};
