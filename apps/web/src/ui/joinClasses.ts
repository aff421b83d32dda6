/** Returns one class attribute from the parts that are set; false, null, undefined and "" are left out. */
export function joinClasses(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
