/**
 * A text that may make a pattern backtrack: a prefix, a part that is repeated, and a suffix that
 * makes the match fail.
 */
export interface Attack {
  prefix: string;
  pump: string;
  suffix: string;
}

/** Characters of every kind that the product's patterns tell apart. */
const pool = Array.from(" aA0-.@/:_\n\tzZ9é\u05d0漢\"'<>&%+()[]{},;=?!#*|\\^$~\u0000\u200f");

// An escape, a class, or a single character; what else is in a pattern matches nothing by itself.
const token =
  /\\(?:p\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!]|:|<\w+>)|[()|]|\{\d+(?:,\d*)?\}|[*+?^$]|[^\\[]/gisu;
const structure = /^(?:\(.*|[)|*+?^$]|\{\d.*)$/s;

/** Lists the texts, without repeats, that each part of a pattern takes, two at most for a part. */
function atomsOf(pattern: RegExp): string[][] {
  const flags = pattern.flags.replaceAll(/[gy]/g, "");
  const literals = [...new Set(pattern.source)];
  const parts = [...pattern.source.matchAll(token)].map(([part]) => part);
  return parts
    .filter((part) => !structure.test(part))
    .map((part) => {
      try {
        const alone = new RegExp(`^(?:${part})$`, flags);
        return [...pool, ...literals].filter((one) => alone.test(one)).slice(0, 2);
      } catch {
        return [];
      }
    })
    .filter((list) => list.length > 0);
}

const mostAtoms = 12;

/** Makes from a pattern the texts that are worth trying on it. */
export function attacksOn(pattern: RegExp): Attack[] {
  const lists = atomsOf(pattern);
  const atoms = [...new Set(["a", " ", ...lists.flat()])].slice(0, mostAtoms);
  const whole = lists.map(([first]) => first).join("");
  const halves = [whole.slice(0, Math.ceil(whole.length / 2)), whole.slice(-2)];
  const pairs = atoms.flatMap((one) =>
    atoms.filter((other) => other !== one).map((other) => one + other),
  );
  const pumps = [...new Set([...atoms, ...pairs, whole, ...halves])].filter((one) => one !== "");
  const prefixes = [...new Set(["", whole, ...atoms.slice(0, 3)])];
  return pumps.flatMap((pump) =>
    prefixes.flatMap((prefix) => ["\u0001", ""].map((suffix) => ({ prefix, pump, suffix }))),
  );
}

/** Returns an attack's text of about a length. */
export function writeAttack({ prefix, pump, suffix }: Attack, length: number): string {
  return prefix + pump.repeat(Math.max(1, Math.ceil(length / pump.length))) + suffix;
}
