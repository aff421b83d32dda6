import type { Language } from "@marzipan/contract/languages";
import type { DemoWords } from "./demo-words.ts";

/** What the makers of demo data are told. */
export interface DemoFrame {
  language: Language;
  words: DemoWords;
  timeZone: string;
  today: string;
  until: Date;
  /** Days before today that the demo tells of. */
  pastDays: number;
  password: string;
  /** What every product shows in place of its own picture, where no one will look. */
  picture?: Buffer;
}

/** How much less a test lets the demo tell. */
export type DemoBounds = Partial<Pick<DemoFrame, "pastDays" | "picture">>;
