import { isDisposableEmailDomain } from "disposable-email-domains-js";

/**
 * Returns whether an email address is a throw-away one: its domain, or any domain above it, is on the list of
 * disposable domains (spec §5).
 */
export function isDisposable(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf("@") + 1)
    .toLowerCase()
    .split(".");
  return labels.some(
    (_label, index) =>
      index < labels.length - 1 && isDisposableEmailDomain(labels.slice(index).join(".")),
  );
}
