/** The clock that the demo is made by: it walks through the year that the demo tells of. */
export interface DemoClock {
  now: Date;
}

/** What the makers of demo data are told. */
export interface DemoFrame {
  today: string;
  until: Date;
  password: string;
}
