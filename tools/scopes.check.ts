import { projectRoot, readSources } from "./structure/files.ts";
import type { SourceFile } from "./structure/files.ts";
import { reportFindings } from "./structure/report.ts";
import type { Findings } from "./structure/report.ts";
import { findShared, listMeetings, listProperties } from "./structure/style-meets.ts";
import type { StyledClass } from "./structure/style-meets.ts";
import {
  listClasses,
  nameInCode,
  readStyleUses,
  standsInLayer,
} from "./structure/style-modules.ts";

const web = "apps/web/src";

/** What belongs to no component: tokens, fonts, what the browser is to forget, and what the server writes itself. */
const isGlobal =
  /^apps\/web\/src\/styles\/(?:base|fonts|index|reset|startup|states|tokens|utilities)\.css$/;
const isModule = (path: string): boolean => path.endsWith(".module.css");
const isTest = (path: string): boolean => /\.(test|suite|spec)\.tsx?$/.test(path);
const wordsOfTheLanguage =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** Code takes looks of its own layer or of one before it. */
const layers = ["ui", "platform", "features"];

function layerOf(path: string): string {
  if (/^apps\/web\/src\/ui\/(?!gallery\/)/.test(path)) return "ui";
  return path.startsWith(`${web}/platform/`) ? "platform" : "features";
}

function complainOfPlace(sheet: SourceFile): string[] {
  if (isGlobal.test(sheet.path)) return [];
  if (!isModule(sheet.path)) {
    return [`${sheet.path} is a global stylesheet: make it a module (.module.css) beside its code`];
  }
  const layer = layerOf(sheet.path);
  return standsInLayer(sheet, layer)
    ? []
    : [
        `${sheet.path} stands outside of @layer ${layer}: what wins would depend on what loads first`,
      ];
}

function complainOfHomes(sheets: readonly SourceFile[]): string[] {
  const homes = new Map<string, string>();
  const complaints: string[] = [];
  for (const sheet of sheets) {
    for (const name of listClasses(sheet)) {
      const home = homes.get(name);
      if (home) complaints.push(`${sheet.path} defines “${name}” that ${home} defines too`);
      homes.set(name, home ?? sheet.path);
      if (wordsOfTheLanguage.test(nameInCode(name))) {
        complaints.push(
          `${sheet.path}: “${name}” is a word of the language, which no import bears`,
        );
      }
    }
  }
  return complaints;
}

function complainOfUses(sheets: readonly SourceFile[], code: readonly SourceFile[]): string[] {
  const modules = new Map(
    sheets
      .filter(({ path }) => isModule(path))
      .map((sheet) => [
        sheet.path,
        new Map([...listClasses(sheet)].map((name) => [nameInCode(name), name])),
      ]),
  );
  const globals = new Set(
    sheets.filter(({ path }) => !isModule(path)).flatMap((sheet) => [...listClasses(sheet)]),
  );
  const used = new Map([...modules.keys()].map((path) => [path, new Set<string>()]));
  const complaints: string[] = [];
  for (const file of code) {
    const { uses, texts, bracketed } = readStyleUses(file);
    for (const { module, name, line } of uses) {
      if (layers.indexOf(layerOf(module)) > layers.indexOf(layerOf(file.path))) {
        complaints.push(
          `${file.path}:${line} takes a look of the ${layerOf(module)}: move the class`,
        );
      }
      used.get(module)?.add(name);
      if (modules.get(module)?.has(name)) continue;
      complaints.push(`${file.path}:${line} styles.${name} is no class of ${module}`);
    }
    for (const { name, line } of texts.filter((text) => !globals.has(text.name))) {
      complaints.push(`${file.path}:${line} “${name}” is no class of a global stylesheet`);
    }
    for (const line of bracketed) {
      complaints.push(`${file.path}:${line} names a class by brackets: name it after a dot`);
    }
  }
  for (const [path, classes] of modules) {
    for (const [inCode, name] of classes) {
      if (!used.get(path)?.has(inCode)) complaints.push(`${path}: “${name}” is not used`);
    }
  }
  return complaints;
}

/** The load order of two modules of one layer is arbitrary: on one element they must not set the same property. */
function complainOfMeetings(sheets: readonly SourceFile[], code: readonly SourceFile[]): string[] {
  const properties = new Map(
    sheets
      .filter(({ path }) => isModule(path))
      .flatMap((sheet) =>
        [...listProperties(sheet)].map(
          ([name, set]) => [`${sheet.path} ${nameInCode(name)}`, set] as const,
        ),
      ),
  );
  const setOf = ({ module, name }: StyledClass) => properties.get(`${module} ${name}`) ?? new Set();
  return code.flatMap((file) =>
    listMeetings(file).flatMap(({ line, classes }) =>
      classes.flatMap((one, index) =>
        classes.slice(index + 1).flatMap((other) => {
          const isRisky =
            one.module !== other.module && layerOf(one.module) === layerOf(other.module);
          const shared = isRisky && findShared(setOf(one), setOf(other));
          return shared
            ? [
                `${file.path}:${line} puts “${one.name}” and “${other.name}” on one element, which both set ${shared}: what loads last would win`,
              ]
            : [];
        }),
      ),
    ),
  );
}

/** Checks under `root` that the web's styles are scoped: modules in their layers, each class with one home and used, and no two that meet by accident. */
export function checkScopes(root: string): Findings {
  const files = readSources(root, [web], [".ts", ".tsx", ".css"]);
  const sheets = files.filter(({ path }) => path.endsWith(".css"));
  const code = files.filter(({ path }) => !path.endsWith(".css") && !isTest(path));
  return {
    complaints: [
      ...sheets.flatMap(complainOfPlace),
      ...complainOfHomes(sheets),
      ...complainOfUses(sheets, code),
      ...complainOfMeetings(sheets, code),
    ],
    fine: `${sheets.length} stylesheets are scoped, each class has one home and is used`,
  };
}

if (import.meta.main) reportFindings("scopes", checkScopes(projectRoot));
