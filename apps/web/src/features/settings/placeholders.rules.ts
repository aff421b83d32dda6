/** A value that is filled into a message when it is sent. */
export interface Placeholder {
  /** As stored: `{name}`. */
  token: string;
  /** As shown, in the owner's language: `{Client's name}`. */
  shown: string;
}

/** Returns a stored message with its placeholders in the owner's language. */
export function showPlaceholders(message: string, placeholders: readonly Placeholder[]): string {
  return placeholders.reduce((text, { token, shown }) => text.replaceAll(token, shown), message);
}

/** Returns the message to store for a shown one; braces around any other words stay as typed. */
export function storePlaceholders(text: string, placeholders: readonly Placeholder[]): string {
  return placeholders.reduce((message, { token, shown }) => message.replaceAll(shown, token), text);
}
