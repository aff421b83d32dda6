/** Which characters a font can draw. */
export type Coverage = (codePoint: number) => boolean;

const tableEntrySize = 16;
const subtableEntrySize = 8;

/** Returns which characters a TrueType font can draw, read from its own table of characters (`cmap`, formats 4 and 12). */
export function readCoverage(font: Buffer): Coverage {
  const cmap = findTable(font, "cmap");
  const count = font.readUInt16BE(cmap + 2);
  const subtables = Array.from({ length: count }, (_, index) => {
    const at = cmap + font.readUInt32BE(cmap + 4 + index * subtableEntrySize + 4);
    return { at, format: font.readUInt16BE(at) };
  });
  const whole = subtables.find(({ format }) => format === 12);
  if (whole) return readGroups(font, whole.at);
  const basic = subtables.find(({ format }) => format === 4);
  if (!basic) throw new Error("the font tells its characters in an unknown way");
  return readSegments(font, basic.at);
}

function findTable(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + index * tableEntrySize;
    if (font.toString("latin1", entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`the font has no table ${name}`);
}

/** A span of characters that a font has; both ends among them. */
type Span = readonly [from: number, to: number];

/** Format 12: groups of characters with their glyphs. */
function readGroups(font: Buffer, at: number): Coverage {
  const count = font.readUInt32BE(at + 12);
  return within(
    Array.from({ length: count }, (_, index): Span => {
      const group = at + 16 + index * 12;
      return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
    }),
  );
}

/** Format 4: segments of the first 65,536 characters; the last, of U+FFFF, is none. */
function readSegments(font: Buffer, at: number): Coverage {
  const count = font.readUInt16BE(at + 6) / 2;
  const spans = Array.from({ length: count }, (_, index): Span => {
    const end = at + 14 + index * 2;
    return [font.readUInt16BE(end + 2 + count * 2), font.readUInt16BE(end)];
  });
  return within(spans.filter(([from]) => from !== 0xffff));
}

/** The spans of a table are in order. */
function within(spans: readonly Span[]): Coverage {
  return (codePoint) => {
    let [low, high] = [0, spans.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle] as Span)[1] < codePoint) low = middle + 1;
      else high = middle;
    }
    const span = spans[low];
    return span !== undefined && span[0] <= codePoint;
  };
}
