import type { PhraseKey } from "@marzipan/phrases/translate";

interface Greeting {
  phrase: Extract<PhraseKey, `dashboard.greeting_${string}`>;
  /** The hours of the day in which it fits, from and up to; left out: always. */
  hours?: readonly [from: number, before: number];
}

/** The ten greetings of the dashboard (spec §2), some for a part of the day. */
export const greetings: readonly Greeting[] = [
  { phrase: "dashboard.greeting_morning_1", hours: [4, 12] },
  { phrase: "dashboard.greeting_morning_2", hours: [4, 12] },
  { phrase: "dashboard.greeting_afternoon_1", hours: [12, 17] },
  { phrase: "dashboard.greeting_afternoon_2", hours: [12, 17] },
  { phrase: "dashboard.greeting_evening", hours: [17, 22] },
  { phrase: "dashboard.greeting_night", hours: [22, 28] },
  { phrase: "dashboard.greeting_any_1" },
  { phrase: "dashboard.greeting_any_2" },
  { phrase: "dashboard.greeting_any_3" },
  { phrase: "dashboard.greeting_any_4" },
];

/**
 * Returns one of the greetings that fit the hour (0 to 23, of the business) at random (spec §2); `chance` is from 0 up
 * to 1.
 */
export function pickGreeting(hour: number, chance: number): Greeting["phrase"] {
  const fitting = greetings.filter(({ hours }) => {
    if (!hours) return true;
    const [from, before] = hours;
    return (hour >= from && hour < before) || (hour + 24 >= from && hour + 24 < before);
  });
  const index = Math.min(Math.floor(chance * fitting.length), fitting.length - 1);
  return fitting[index]?.phrase ?? "dashboard.greeting_any_1";
}

/** Returns the name by which a person is greeted: the first word of the full name. */
export function firstNameOf(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? "";
}
