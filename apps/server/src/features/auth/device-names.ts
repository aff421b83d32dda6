const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox\/|FxiOS/, "Firefox"],
  [/Chrome\/|CriOS/, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** A device's browser and system in words, empty where unknown. */
export interface DeviceNames {
  browser: string;
  system: string;
}

/** Returns a device's browser and system in words from its user agent, empty where unknown. */
export function nameDevice(userAgent: string): DeviceNames {
  const find = (list: readonly [RegExp, string][]): string =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "";
  return { browser: find(browsers), system: find(systems) };
}
