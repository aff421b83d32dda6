/** Returns a new folder in memory, removed when this process ends; `null` where there is no such place or no room. */
export function openMemoryFolder(place?: string, neededBytes?: number): string | null;
