/** A cell as the reader of workbooks returns it; numbers come as they are written in the file. */
export type WorkbookCell = string | boolean | Date | null;

/** Expands a number in exponent form to its digits: `5.25550142E8` is 525550142. */
function expand(mantissa: string, exponent: number): string {
  const [whole = "", fraction = ""] = mantissa.replace("-", "").split(".");
  const digits = whole + fraction;
  const point = whole.length + exponent;
  const sign = mantissa.startsWith("-") ? "-" : "";
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  if (point >= digits.length) return sign + digits + "0".repeat(point - digits.length);
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/**
 * Returns a number of a workbook as a person reads it: whole digits without an exponent, fractions with at most 15
 * significant ones, which is what Excel shows (0.1 + 0.2 is 0.3).
 */
function readNumber(written: string): string {
  const [mantissa = "", power] = written.toLowerCase().split("e");
  const exponent = power === undefined ? 0 : Number(power);
  if (!/^-?\d+(?:\.\d+)?$/.test(mantissa) || !Number.isInteger(exponent) || Math.abs(exponent) > 30)
    return written;
  const digits = exponent === 0 ? mantissa : expand(mantissa, exponent);
  if (!digits.includes(".")) return digits;
  return String(Number(Number(digits).toPrecision(15)));
}

const isNumberText = (text: string): boolean => /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text);

/** What `keepNumber` puts before a number, so that it differs from a text of the same digits. */
const mark = "\u0000";

/** Keeps a number of a workbook as its text, marked, for `readCell`. */
export const keepNumber = (written: string): string => mark + written;

/** Returns the text of a workbook's cell: dates as 1988-11-03, with their time where they have one, the rest as it reads. */
export function readCell(cell: WorkbookCell): string {
  if (cell === null) return "";
  if (cell instanceof Date) {
    const [day = "", time = ""] = cell.toISOString().split("T");
    return time.startsWith("00:00:00") ? day : `${day} ${time.slice(0, 5)}`;
  }
  if (typeof cell === "boolean") return String(cell).toUpperCase();
  if (!cell.startsWith(mark)) return cell.trim();
  const written = cell.slice(mark.length);
  return isNumberText(written) ? readNumber(written) : written;
}
