import { type Making, turnsOf } from "./pattern-sources.ts";
import type { Tongue } from "./tongue.ts";
import { unspaced } from "./words.ts";

const weeks = [-1, 0, 1] as const;

/** Words that may be between a week and its day: "last week on Monday". */
const between = "(?:(?:on|am|le|el|no|na|في|को) )?";

/** Adds the days of the week: the nearest, the last, the next, and those of a week that is told beside them. */
export function addWeekdays(tongue: Tongue, { add, words, gap, fill }: Making): void {
  const isUnspaced = unspaced.includes(tongue.language);
  const turned = turnsOf(tongue, fill);
  tongue.weekdays.forEach((list, weekday) => {
    const name = words(list.replaceAll("|", " "));
    add(name, { is: "weekday", weekday });
    for (const [turn, source] of turned(name)) add(source, { is: "weekday", weekday, turn });
    for (const [at, week] of weeks.entries()) {
      const meaning = { is: "weekday", weekday, turn: { week } } as const;
      const named = words(tongue.named[`${week} week`] ?? "");
      add(isUnspaced ? `${named} ?[の的]? ?${name}` : `${named} ${between}${name}`, meaning);
      if (!isUnspaced) add(`${name}${gap}${named}`, meaning);
      for (const template of tongue.weekdayOfWeek?.[at]?.split(" ") ?? [])
        add(fill(template, "", name), meaning);
    }
  });
}
