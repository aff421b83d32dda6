import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installByApt } from "./browser.mjs";
import { Failure } from "./failure.mjs";

const names = ["nginx", "haproxy"];

function findProgram(name) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * Returns the path of PgBouncer, behind which tests run; where it is missing it is installed from Debian's package where
 * that is allowed.
 */
export function ensurePooler() {
  if (!findProgram("pgbouncer")) installByApt(["pgbouncer"]);
  const found = findProgram("pgbouncer");
  if (found) return found;
  throw new Failure(
    "The tests need PgBouncer, and it could not be installed: install it by the packages of your system.",
  );
}

/**
 * Returns the paths of nginx and haproxy, which the tests put in front of the server; what is missing is installed
 * from Debian's packages where that is allowed.
 */
export function ensureProxies() {
  const missing = names.filter((name) => !findProgram(name));
  if (missing.length > 0) installByApt(missing);
  const [nginx, haproxy] = names.map(findProgram);
  if (nginx && haproxy) return { nginx, haproxy };
  throw new Failure(
    "The tests need nginx and haproxy, and they could not be installed: install both by the packages of your system.",
  );
}
