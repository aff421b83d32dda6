import type { Language } from "@marzipan/contract/languages";
import { lexer } from "marked";
import type { Token, Tokens } from "marked";
import { parse as parseYaml } from "yaml";
import type { Article, Block, Piece } from "./article.ts";

const head = /^---\n(?<yaml>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

/**
 * Reads an article: a head in YAML, then Markdown of paragraphs, steps and lists. Bold is the name of
 * a phrase, `[name](/path)` a page by the name of its phrase. Anything else is refused, so that no
 * article uses what readers of it do not show.
 */
export function parseArticle(id: string, language: Language, source: string): Article {
  const where = `${id}/${language}.md`;
  const found = head.exec(source)?.groups;
  if (!found) throw new Error(`${where} has no head`);
  const fields = readHead(where, found["yaml"] ?? "");
  const blocks = lexer(found["body"] ?? "").flatMap((token) => readBlock(where, token));
  return { id, language, ...fields, blocks };
}

type Head = Pick<Article, "title" | "summary" | "ask" | "words" | "pages">;

function readHead(where: string, yaml: string): Head {
  const value: unknown = parseYaml(yaml);
  const fields = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const text = (name: string): string => {
    const field: unknown = fields.find(([key]) => key === name)?.[1];
    if (typeof field !== "string" || field === "") throw new Error(`${where} has no ${name}`);
    return field;
  };
  const list = (name: string): string[] => {
    const field: unknown = fields.find(([key]) => key === name)?.[1];
    if (!Array.isArray(field)) throw new Error(`${where} has no ${name}`);
    return field.map(String);
  };
  return {
    title: text("title"),
    summary: text("summary"),
    ask: list("ask"),
    words: text("words"),
    pages: list("pages"),
  };
}

function readBlock(where: string, token: Token): Block[] {
  if (token.type === "space") return [];
  if (isParagraph(token)) return [{ kind: "paragraph", pieces: readPieces(where, token.tokens) }];
  if (isList(token)) {
    const items = token.items.map((item) => {
      const [line] = item.tokens;
      return readPieces(where, line && "tokens" in line ? (line.tokens ?? []) : []);
    });
    return [{ kind: token.ordered ? "steps" : "list", items }];
  }
  throw new Error(`${where} has a ${token.type}, which articles do not use`);
}

function readPieces(where: string, tokens: readonly Token[]): Piece[] {
  return tokens.map((token): Piece => {
    if (token.type === "text") return { kind: "text", text: (token as Tokens.Text).text };
    if (token.type === "strong") return { kind: "phrase", name: (token as Tokens.Strong).text };
    if (token.type === "link") {
      const { text, href } = token as Tokens.Link;
      return { kind: "link", name: text, path: href };
    }
    throw new Error(`${where} has a ${token.type} in a line: ${token.raw}`);
  });
}

function isParagraph(token: Token): token is Tokens.Paragraph {
  return token.type === "paragraph";
}

function isList(token: Token): token is Tokens.List {
  return token.type === "list";
}
