import { StickyNote, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import type { StateName } from "./StateMark.tsx";
import styles from "./Ticket.module.css";

/** A line of a ticket: how many of what. */
export interface TicketLine {
  amount: ReactNode;
  text: string;
}

export interface TicketProps {
  /** Colour and pattern of the bar. The word stands in `state` or elsewhere on the ticket. */
  bar: StateName;
  /** large: the thing's own page. mini: a day of a calendar. */
  size?: "mini" | "large";
  /** Usually a ClockTime, heaviest of all. */
  time?: ReactNode;
  /** How it leaves: a word with its icon. */
  way?: { icon: IconShape; text: ReactNode } | undefined;
  /** At the end of the first line: a number such as #1042. */
  number?: ReactNode;
  /** For whom; a typed name, in its own direction. */
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Where the ticket leads; the whole ticket is pressed, its title is the link's name. */
  href?: string | undefined;
  lines?: readonly TicketLine[];
  /** The row under the lines: "and 3 more". */
  more?: ReactNode;
  /** Something to beware of, in the danger colour with its own icon. */
  alert?: ReactNode;
  /** What was asked for besides, typed: its first line with an icon. */
  note?: string | null | undefined;
  /** Foot, at the start: usually a StateMark. */
  state?: ReactNode;
  /** Foot, at the end: usually the balance. */
  end?: ReactNode;
  /** The end needs no attention: "Paid". */
  isEndQuiet?: boolean;
  /** Anything else, between the lines and the foot. */
  children?: ReactNode;
  /** A button under the foot. */
  act?: ReactNode;
  className?: string | undefined;
}

const sizes = { mini: styles.ticketMini, large: styles.ticketLarge };

function Title({
  title,
  level,
  href,
}: {
  title: ReactNode;
  level: 2 | 3 | 4;
  href?: string | undefined;
}) {
  const Heading = `h${level}` as const;
  const name = <span dir="auto">{title}</span>;
  return (
    <Heading data-part="ticket-title" className={styles.ticketTitle}>
      {href === undefined ? name : <Link href={href}>{name}</Link>}
    </Heading>
  );
}

/** A kitchen ticket: time, how it leaves, for whom, what, and under the tear line its state and balance. */
export function Ticket({
  bar,
  size,
  time,
  way,
  number,
  title,
  headingLevel = 3,
  href,
  lines = [],
  more,
  alert,
  note,
  state,
  end,
  isEndQuiet = false,
  children,
  act,
  className,
}: TicketProps) {
  const hasFoot = state !== undefined || end !== undefined;
  return (
    <article
      data-state={bar}
      data-part="ticket"
      data-size={size}
      className={joinClasses(styles.ticket, size && sizes[size], className)}
    >
      <span className={styles.ticketBar} />
      <div className={styles.ticketTop}>
        <div className={styles.ticketWhen}>
          {time}
          {way && (
            <span className={styles.ticketWay}>
              <Icon of={way.icon} size="s" />
              {way.text}
            </span>
          )}
        </div>
        {number !== undefined && <span className={styles.ticketNumber}>{number}</span>}
      </div>
      <Title title={title} level={headingLevel} href={href} />
      {lines.length > 0 && (
        <ul className={styles.ticketLines}>
          {lines.map((line, index) => (
            <li key={index}>
              <b>{line.amount}</b>
              <span dir="auto">{line.text}</span>
            </li>
          ))}
          {more !== undefined && <li className={styles.ticketMore}>{more}</li>}
        </ul>
      )}
      {alert !== undefined && (
        <p className={styles.ticketAlert}>
          <Icon of={TriangleAlert} size="s" />
          <span>{alert}</span>
        </p>
      )}
      <TicketNote note={note} />
      {children}
      {hasFoot && (
        <div className={styles.ticketFoot}>
          {state}
          {end !== undefined && (
            <span className={joinClasses(styles.ticketEnd, isEndQuiet && styles.ticketEndQuiet)}>
              {end}
            </span>
          )}
        </div>
      )}
      {act}
    </article>
  );
}

/** The first line of a typed note with its icon; nothing where nothing is noted. */
export function TicketNote({ note }: { note: string | null | undefined }) {
  const [line = ""] = (note ?? "").trim().split("\n");
  if (line === "") return null;
  return (
    <p className={styles.ticketNote}>
      <Icon of={StickyNote} size="s" />
      <span dir="auto">{line}</span>
    </p>
  );
}

/** A list of tickets: one column on the phone; with `inPairs` side by side where there is room. */
export function TicketList({
  children,
  inPairs = false,
  label,
}: {
  /** One `<li>` for each ticket. */
  children: ReactNode;
  inPairs?: boolean;
  label?: string;
}) {
  return (
    <ul
      aria-label={label}
      data-part={inPairs ? "ticket-list-pairs" : undefined}
      className={joinClasses(styles.ticketList, inPairs && styles.ticketListPairs)}
    >
      {children}
    </ul>
  );
}
