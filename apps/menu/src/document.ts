import type { PageContext } from "@marzipan/contract/menu-pages";
import { locales } from "@marzipan/phrases/locales";
import { listBarColours } from "./look/night.ts";

/** What a public page's document is made of. */
export interface DocumentParts {
  context: PageContext;
  title: string;
  description?: string;
  css: string;
  /** The rendered body. */
  body: string;
  /** Tags of the head beside title and description: `[name, attributes]`. */
  tags?: readonly HeadTag[];
  /** The one inline script, which runs before the first paint. */
  script?: string;
  /** Scripts of ours, fetched beside the page. */
  modules?: readonly string[];
  /** Data for scripts and search engines: `[id or null, type, value]`. */
  data?: readonly DataBlock[];
  isIndexed: boolean;
  hasReferrer?: boolean;
}

/** A tag of the head. */
export type HeadTag = readonly ["meta" | "link", Readonly<Record<string, string>>];

/** A block of JSON in the page. */
export interface DataBlock {
  id?: string;
  type: "application/json" | "application/ld+json";
  value: unknown;
}

const scriptFonts: Readonly<Record<string, string>> = { he: "hebrew", ar: "arabic" };
const deviceFonts = new Set(["zh", "ja", "hi"]);

/**
 * The font files to preload: the language's own script, and Latin for digits and names on every
 * page that uses Rubik at all.
 */
function fontsOf(language: string): string[] {
  if (deviceFonts.has(language)) return [];
  const script = scriptFonts[language];
  return script === undefined ? ["latin"] : [script, "latin"];
}

/** Writes a whole HTML document; texts and attributes are escaped, `css`, `script` and `body` stand as they are. */
export function writeDocument(parts: DocumentParts): string {
  const { context, css, script, body } = parts;
  const { language } = context;
  const tags: HeadTag[] = [
    [
      "meta",
      { name: "viewport", content: "width=device-width,initial-scale=1,viewport-fit=cover" },
    ],
    ["meta", { name: "format-detection", content: "telephone=no" }],
    ...listBarColours(css).map(
      ([media, content]) => ["meta", { name: "theme-color", media, content }] as const,
    ),
    ...(parts.description === undefined
      ? []
      : [["meta", { name: "description", content: parts.description }] as const]),
    ...(parts.isIndexed ? [] : [["meta", { name: "robots", content: "noindex" }] as const]),
    ...(parts.hasReferrer === false
      ? [["meta", { name: "referrer", content: "no-referrer" }] as const]
      : []),
    ["link", { rel: "icon", href: "/logo/favicon.svg", type: "image/svg+xml" }],
    ["link", { rel: "icon", href: "/logo/favicon-32.png", sizes: "32x32", type: "image/png" }],
    ["link", { rel: "apple-touch-icon", href: "/logo/apple-touch-icon.png" }],
    ...fontsOf(language).map(preloadFont),
    ...(parts.tags ?? []),
  ];
  return [
    `<!doctype html><html lang="${language}" dir="${locales[language].direction}"><head><meta charset="utf-8">`,
    `<title>${escapeText(parts.title)}</title>`,
    ...tags.map(([name, attributes]) => `<${name}${writeAttributes(attributes)}>`),
    `<style>${css}</style>`,
    script === undefined ? "" : `<script>${script}</script>`,
    "</head><body>",
    body,
    ...(parts.data ?? []).map(writeData),
    ...(parts.modules ?? []).map(
      (url) => `<script type="module" src="${escapeText(url)}"></script>`,
    ),
    "</body></html>",
  ].join("");
}

function preloadFont(name: string): HeadTag {
  const href = `/fonts/rubik-${name}.woff2`;
  return ["link", { rel: "preload", href, as: "font", type: "font/woff2", crossorigin: "" }];
}

function writeAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join("");
}

/**
 * Writes data into a script element. Signs that could end the element or the line (`<`, `>`, `&`,
 * U+2028, U+2029) are written as escapes, so that no text of an owner becomes markup.
 */
function writeData({ id, type, value }: DataBlock): string {
  const json = JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeInJson);
  return `<script type="${type}"${id === undefined ? "" : ` id="${id}"`}>${json}</script>`;
}

function escapeInJson(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Escapes a text for element content and for attributes in double quotes. */
function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
