import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installByApt } from "./browser.mjs";
import { Failure } from "./failure.mjs";

const macApp = "/Applications/LibreOffice.app/Contents/MacOS/soffice";
const packages = ["libreoffice-calc-nogui"];

function findSpreadsheet() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"];
  const candidates = [...folders.map((folder) => join(folder, "soffice")), macApp];
  return candidates.find((path) => existsSync(path));
}

/** Returns the spreadsheet program that the tests open reports with; on Debian it is installed where there is none. */
export function ensureSpreadsheet() {
  const found = findSpreadsheet();
  if (found) return found;
  process.stdout.write("Installing a spreadsheet program for the tests (once)…\n");
  installByApt(packages);
  const installed = findSpreadsheet();
  if (installed) return installed;
  throw new Failure(
    "The tests open reports with LibreOffice, and it could not be installed: install it, so that soffice is found.",
  );
}
