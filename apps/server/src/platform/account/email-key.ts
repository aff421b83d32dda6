/** Returns the form under which an email address is known: lower case, one Unicode form. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFKC").toLowerCase();
}
