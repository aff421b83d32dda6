import { isDisposableEmailDomain } from "disposable-email-domains-js";

/**
 * Names by which throw-away services call themselves ("tempmail", "10-minute-mail", "fakeinbox"): they move to another
 * ending faster than any list follows.
 */
const disposableName =
  /^(?:\d{1,3}-?)?(?:temp|tmp|temporary|throw-?away|disposable|trash|burner|fake|minutes?|min)-?e?(?:mail|inbox)(?:s|er|o)?$/;

/**
 * Returns whether an email address is a throw-away one: its domain, or any domain above it, is on the list of
 * disposable domains or is named like one (spec §5).
 */
export function isDisposable(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf("@") + 1)
    .toLowerCase()
    .split(".");
  const isListed = labels.some(
    (_label, index) =>
      index < labels.length - 1 && isDisposableEmailDomain(labels.slice(index).join(".")),
  );
  return isListed || isNamedDisposable(labels);
}

/** Returns whether a label names a throw-away service, alone or with the domain's ending ("temp.email"). */
function isNamedDisposable(labels: readonly string[]): boolean {
  return labels.some(
    (label, index) =>
      index < labels.length - 1 &&
      (disposableName.test(label) ||
        (index === labels.length - 2 && disposableName.test(label + (labels.at(-1) ?? "")))),
  );
}
