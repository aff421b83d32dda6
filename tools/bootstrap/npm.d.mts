/** Returns the bill of materials of what the lockfile names, as CycloneDX JSON. */
export function listComponents(): Promise<string>;
