/** A number of registration in its usual dress, and all that follows it: `(519537-X)`, `1110644-W`. */
const registration =
  /(?<!\s)\s*['"]?\s*(?:[([{]\s*(?:co\.?|company|roc|reg|brn|ssm)?\s*(?:reg(?:istration)?\.?)?\s*(?:no\.?)?[:.\s]*[A-Z]{0,3}\s?\d{4,}|\s(?:co\.?|company|reg)\s*\.?\s*(?:reg\.?)?\s*no\.?[:.\s]*\d|(?<=\s|^)[A-Z]{0,2}\d{5,}\s?-\s?[A-Z0-9](?![A-Z0-9])).*$/i;

/** Returns a line without its number of registration and what follows that. */
export function dropRegistration(line: string): string {
  return line.replace(registration, "");
}

/**
 * Returns a line of a slip's head without its ornaments, the form of a company in it corrected where readers misread
 * it, and where letters of it are doubted, the words that many shops share too.
 */
export function cleanLine(text: string, isDoubted: boolean): string {
  const clean = text
    .replace(/[|_~«»*=#<>]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(
      /\bS[DO0]N(?:\.?)\s*[B38][HM][DOXZ0]?(?![A-Z])|\bS[DOU0]N\.? ?[BH8]H[DLOUX0]\b/i,
      (form) => {
        const isLarge = form === form.toUpperCase();
        return `${isLarge ? "SDN" : "Sdn"}${form.includes(".") ? "." : ""} ${isLarge ? "BHD" : "Bhd"}`;
      },
    )
    .trim();
  return isDoubted ? mendSharedWords(clean) : clean;
}

/** Returns a name as a person would write it: letters that stand as digits are letters again, nothing hangs on its ends. */
export function tidyName(name: string): string {
  const without = dropRegistration(name);
  return (
    (without.trim() === "" ? name : without)
      .replace(/^[^:]{3,20}:\s+(?=.*(?:sdn|bhd|ltd|gmbh))/i, "")
      .replace(/(?<=[A-Z])0(?=[A-Z])|(?<=\bC)0(?=\b)/g, "O")
      .replace(/(?<=[a-z])0(?=[a-z])/g, "o")
      .replace(/(?<![\p{L}\d])1(?=[A-Z]{3})/gu, "I")
      // What follows a company's form is a number of registration that lost its brackets.
      .replace(/(?<=\b(?:SDN\.? BHD|GMBH|LTDA?)\b\.?)\s.*\d.*$/i, "")
      .replace(/\((M|KL|S)\s+(?=SDN|BHD)/i, "($1) ")
      .replace(/(?<=[A-Z]{2})1(?=[A-Z])|(?<=[A-Z])1(?=[A-Z]{2})/g, "I")
      .replace(
        /(?<=[A-Z]{2})5(?=[A-Z])|(?<![A-Z0-9])5(?=[A-Z]{2,})|(?<=[A-Z])5(?=[A-Z]{2})|(?<![A-Z0-9])5(?=\/[B8](?![A-Z0-9]))/g,
        "S",
      )
      .replace(/(?<=S\/)8(?![A-Z0-9])/g, "B")
      .replace(/^[^\p{L}\p{N}(]+/u, "")
      .replace(/[\s,;:'-]+$/u, "")
      .replace(/\s+/g, " ")
      .slice(0, 120)
  );
}

/** Long words that names of shops share: a single letter misread in one of them can be corrected. */
const sharedWords =
  "enterprise enterprises restaurant restoran hardware stationery stationary trading marketing supermarket minimarket hypermarket pharmacy electrical electronics engineering industries industrial holdings international catering distribution distributors services solutions furniture bookstore corporation company limited wholesale confectionery perniagaan syarikat boulangerie patisserie pasteleria panaderia supermercado ferreteria confeitaria konditorei equipment bakeries department ventures resources products gallery superstore".split(
    " ",
  );

/** Returns a name in which each long word of shops that lacks one letter by a misreading is corrected. */
function mendSharedWords(name: string): string {
  return name.replace(/[A-Za-z0-9]{7,}/g, (word) => {
    const small = word.toLowerCase();
    if (sharedWords.includes(small)) return word;
    const meant = sharedWords.find((one) => differsInOne(one, small));
    if (meant === undefined) return word;
    const isLarge = word.slice(1) === word.slice(1).toUpperCase();
    return Array.from(meant)
      .map((letter, at) => {
        const given = word[at] ?? "";
        if (letter === given.toLowerCase()) return given;
        return isLarge || (at === 0 && /[A-Z0-9]/.test(given)) ? letter.toUpperCase() : letter;
      })
      .join("");
  });
}

function differsInOne(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let count = 0;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) count += 1;
  return count === 1;
}
