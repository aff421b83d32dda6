import { useEffect } from "react";
import { readDraft } from "../../platform/forms/use-draft.ts";
import type { ZodForm } from "../../platform/forms/use-zod-form.ts";
import { keep, readKept } from "../../platform/storage.ts";
import type { SignUpSchema } from "./account-forms.ts";

const key = "marzipan.sign-up";
const names = ["fullName", "businessName", "email", "plan"] as const;

/** What of a registration is kept in this tab: never a password, nor the consent. */
type Kept = Partial<Record<(typeof names)[number], string>>;

/** Returns what was typed into the registration before, in this tab. */
export function readSignUp(): Kept {
  const draft = readDraft(readKept(key, "session")) ?? {};
  const kept = names.flatMap((name) => {
    const typed = draft[name];
    return typeof typed === "string" && typed !== "" ? [[name, typed] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** Forgets what was typed, once someone is registered. */
export function forgetSignUp(): void {
  keep(key, null, "session");
}

/** Keeps what is typed into the registration, so that a reload or a look at the sign-in loses nothing. */
export function useKeptSignUp({ subscribe }: ZodForm<typeof SignUpSchema>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const kept = Object.fromEntries(names.map((name) => [name, values[name]]));
          keep(key, JSON.stringify(kept), "session");
        },
      }),
    [subscribe],
  );
}
