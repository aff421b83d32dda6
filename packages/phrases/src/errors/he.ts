import type { Translation } from "../core.ts";
import type { errors as english } from "./en.ts";

export const errors: Translation<typeof english> = {};
