import { Marked } from "marked";
import { readCall, writeCurl, writeFetch } from "./docs-calls.ts";

/** A page of the documentation as its Markdown says it. */
export interface DocsText {
  title: string;
  /** The first paragraph without its links; code is between backticks. */
  summary: string;
  /** All below the title as HTML; the text is our own. */
  html: string;
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** What a page of the documentation is written with. */
export interface DocsWriting {
  /** Returns the address of one of our pages in the visitor's language. */
  link: (path: string) => string;
  /** Where the examples of calls go. */
  origin: string;
  /** What the button that copies a block says. */
  copy: string;
}

/** Writes the button that copies what its block shows; it needs a script. */
function writeCopy(copy: string): string {
  return `<button type="button" class="copy needs-script" data-copy><svg class="ic" aria-hidden="true"><use href="#i-copy"/></svg><span>${escape(copy)}</span></button>`;
}

/** Writes an example of a call as it goes over the wire, for curl and in JavaScript; one shows, by radio buttons. */
function writeTabs(code: string, place: number, { origin, copy }: DocsWriting): string {
  const call = readCall(code);
  const ways = [
    ["HTTP", code],
    ["curl", writeCurl(call, origin)],
    ["JavaScript", writeFetch(call, origin)],
  ] as const;
  const id = (way: number): string => `example-${place}-${way}`;
  const inputs = ways.map(
    (_way, at) =>
      `<input class="vh" type="radio" name="example-${place}" id="${id(at)}"${at === 0 ? " checked" : ""}>`,
  );
  const labels = ways.map(([name], at) => `<label for="${id(at)}">${name}</label>`);
  const blocks = ways.map(([, text]) => `<pre><code>${escape(text)}</code></pre>`);
  const title = escape(`${call.method} ${call.path}`);
  return `<div class="code" role="group" aria-label="${title}" dir="ltr">${inputs.join("")}<header>${labels.join("")}${writeCopy(copy)}</header>${blocks.join("")}</div>`;
}

/** Reads a page of the documentation. */
export function readDocsText(text: string, writing: DocsWriting): DocsText {
  const { link, copy } = writing;
  let examples = 0;
  const marked = new Marked({
    renderer: {
      // The word after the language says what the server answers; the tests read it.
      code({ text: code, lang = "" }) {
        if (lang.startsWith("http ")) return writeTabs(code, (examples += 1), writing);
        return `<div class="code" dir="ltr"><header class="needs-script">${writeCopy(copy)}</header><pre><code>${escape(code)}</code></pre></div>`;
      },
      codespan({ text: code }) {
        return `<code dir="ltr">${escape(code).replaceAll("_", "_<wbr>")}</code>`;
      },
      link({ href, tokens }) {
        const to = href.startsWith("/") && !href.startsWith("/api/") ? link(href) : href;
        return `<a href="${escape(to)}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  const [heading = "", ...rest] = text.trim().split("\n");
  const body = rest.join("\n").trim();
  return {
    title: heading.replace(/^# /, ""),
    summary: (body.split("\n\n", 1)[0] ?? "").replaceAll(/\[|\]\([^()\]]{0,200}\)/g, ""),
    html: marked
      .parse(body, { async: false })
      .replaceAll("<ul>", '<ul class="dots">')
      .replaceAll("<table>", '<table class="tab1">'),
  };
}
