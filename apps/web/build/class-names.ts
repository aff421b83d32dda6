import { hash } from "node:crypto";
import path from "node:path";

/** How long a name is in what is built. */
const signs = 4;

/**
 * Returns the function that names the classes of style modules: `ticket__ticket-title` while developing, where people read
 * them, and a few signs in what is built, where phones load them. Throws when two classes get the same few signs.
 */
export function makeClassNames(isBuilt: boolean): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const module = path.basename(file.split("?", 1)[0] ?? file, ".module.css");
    const readable = `${module.toLowerCase()}__${name}`;
    if (!isBuilt) return readable;
    const short = shorten(readable);
    const owner = owners.get(short) ?? readable;
    if (owner !== readable) throw new Error(`${owner} and ${readable} get the same short name`);
    owners.set(short, readable);
    return short;
  };
}

/** The first signs of a name's hash; a class begins with a letter. */
function shorten(name: string): string {
  return hash("sha256", name, "base64url")
    .replaceAll(/[-_]/g, "")
    .replace(/^\d+/, "")
    .slice(0, signs);
}
