/** How many reports one server process makes at a time; the others wait in line, fair between businesses. */
export const reportLimits = {
  atOnce: 2,
  mostOfLane: 40,
  mostEach: 4,
  retrySeconds: 20,
} as const;
