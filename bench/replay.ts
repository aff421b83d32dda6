/** A value of a replayed statement: sent as it is, made again for each request, or put together of such parts. */
export type ReplayValue =
  | { kind: "same"; value: unknown }
  | { kind: "instant"; iso: string }
  | { kind: "now" }
  | { kind: "text"; parts: ReplayPart[] }
  | { kind: "list"; values: ReplayValue[] };

/** A piece of a text: as it is, the n-th id that a request makes, the n-th id of who calls, or the order's number. */
export type ReplayPart = string | { fresh: number } | { own: number } | { number: true };

/** The statement whose answer is the number of the order that a request makes. */
export const numbering = "take_order_number";

/** A statement to send again for each request. */
export interface ReplayStatement {
  name?: string;
  text: string;
  values: ReplayValue[];
}

/** What a bare server sends for one request: batches, each in one round trip after the one before. */
export interface Replay {
  batches: ReplayStatement[][];
  /** How many new ids a request makes. */
  freshCount: number;
  /** The ids of each caller, in the order in which `own` counts them. */
  callers: string[][];
  /** A file whose bytes, a page in Brotli, are answered instead of the rows. */
  pageFile?: string;
}

/** What the values of one request are made of. */
export interface Ingredients {
  fresh: readonly string[];
  own: readonly string[];
  now: Date;
  /** The number of the order, once it was taken. */
  number: string;
}

/**
 * Compiles a value to a function that makes it for one request; everything that does not depend on
 * the request is computed once.
 */
export function compileValue(value: ReplayValue): (given: Ingredients) => unknown {
  switch (value.kind) {
    case "same":
      return () => value.value;
    case "instant": {
      const instant = new Date(value.iso);
      return () => instant;
    }
    case "now":
      return ({ now }) => now;
    case "list": {
      const members = value.values.map(compileValue);
      return (given) => members.map((make) => make(given));
    }
    case "text":
      return compileText(value.parts);
  }
}

function compileText(parts: readonly ReplayPart[]): (given: Ingredients) => string {
  return (given) => {
    let text = "";
    for (const part of parts) {
      if (typeof part === "string") text += part;
      else if ("number" in part) text += given.number;
      else text += "fresh" in part ? given.fresh[part.fresh] : given.own[part.own];
    }
    return text;
  };
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Turns recorded values into replayed ones: the caller's ids, ids that the request made, the number that it took, the
 * instant of the call.
 */
export class ReplayWriter {
  readonly #own: readonly string[];
  readonly #now: number;
  readonly #number: number | undefined;
  readonly #fresh: string[] = [];

  constructor(own: readonly string[], now: Date, number?: number) {
    this.#own = own;
    this.#number = number;
    this.#now = now.getTime();
  }

  /** How many ids the recorded request made. */
  get freshCount(): number {
    return this.#fresh.length;
  }

  /** Returns how to make a recorded value again. */
  write(value: unknown): ReplayValue {
    if (value instanceof Date) {
      const isNow = value.getTime() === this.#now;
      return isNow ? { kind: "now" } : { kind: "instant", iso: value.toISOString() };
    }
    if (Array.isArray(value)) {
      const values = value.map((member) => this.write(member));
      const isSame = values.every((member) => member.kind === "same");
      return isSame ? { kind: "same", value } : { kind: "list", values };
    }
    if (typeof value === "number" && value === this.#number)
      return { kind: "text", parts: [{ number: true }] };
    if (typeof value !== "string") return { kind: "same", value };
    const mark = `#${this.#number} `;
    if (value.startsWith(mark))
      return { kind: "text", parts: ["#", { number: true }, ` ${value.slice(mark.length)}`] };
    const parts = this.#cut(value);
    const isSame = parts.every((part) => typeof part === "string");
    return isSame ? { kind: "same", value } : { kind: "text", parts };
  }

  #cut(text: string): ReplayPart[] {
    const parts: ReplayPart[] = [];
    let end = 0;
    for (const match of text.matchAll(uuid)) {
      if (match.index > end) parts.push(text.slice(end, match.index));
      parts.push(this.#nameId(match[0]));
      end = match.index + match[0].length;
    }
    if (end < text.length) parts.push(text.slice(end));
    return parts;
  }

  #nameId(id: string): ReplayPart {
    const own = this.#own.indexOf(id);
    if (own !== -1) return { own };
    const known = this.#fresh.indexOf(id);
    return { fresh: known === -1 ? this.#fresh.push(id) - 1 : known };
  }
}
