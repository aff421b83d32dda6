/**
 * Copies a text to the clipboard and returns whether that worked: a browser may refuse, and has no clipboard where the
 * page came without HTTPS.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
