/** The built server's entry, from the project's root. */
export const builtServer: string;
