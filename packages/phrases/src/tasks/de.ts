import type { Translation } from "../core.ts";
import type { tasks as english } from "./en.ts";

export const tasks: Translation<typeof english> = {};
