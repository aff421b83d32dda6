import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

export const messages: Translation<typeof english> = {};
