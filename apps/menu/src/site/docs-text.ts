import { Marked } from "marked";

/** A page of the documentation as its Markdown says it. */
export interface DocsText {
  title: string;
  /** The first paragraph, plain, for search engines. */
  summary: string;
  /** All below the title as HTML; the text is our own. */
  html: string;
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** Reads a page of the documentation; `link` answers the address of one of our pages in the visitor's language. */
export function readDocsText(text: string, link: (path: string) => string): DocsText {
  const marked = new Marked({
    renderer: {
      // The word after the language says what the server answers; the tests read it.
      code: ({ text: code }) => `<div class="code"><pre><code>${escape(code)}</code></pre></div>`,
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
    summary: (body.split("\n\n", 1)[0] ?? "").replaceAll(/`|\[|\]\([^()\]]{0,200}\)/g, ""),
    html: marked
      .parse(body, { async: false })
      .replaceAll("<ul>", '<ul class="dots">')
      .replaceAll("<table>", '<table class="tab1">'),
  };
}
