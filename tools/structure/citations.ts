import type { SourceFile } from "./files.ts";

/** The three documents that code cites, by the word that a citation begins with. */
export const citedDocuments = {
  spec: "docs/spec/spec.md",
  rulings: "docs/spec/rulings.md",
  "terms.md": "docs/spec/terms.md",
} as const;

type Cited = keyof typeof citedDocuments;

/** Finds the numbered sections of a document: `9` for the heading "## 9. …", `10.5` for point 5 of section 10. */
function findSections(text: string): Set<string> {
  const sections = new Set<string>();
  let section = "";
  for (const line of text.split("\n")) {
    const heading = /^#{2,3} (\d+)\. /.exec(line)?.[1];
    const point = /^(\d+)\. /.exec(line)?.[1];
    if (heading) sections.add((section = heading));
    else if (/^#{1,2} /.test(line)) section = "";
    else if (point && section) sections.add(`${section}.${point}`);
  }
  return sections;
}

const citation = /\b(spec|rulings|terms\.md) §(\d+(?:\.\d+)?)/g;

/** Lists the citations such as `rulings §3` whose section the cited document does not have. */
export function complainOfCitations(
  files: readonly SourceFile[],
  documents: readonly SourceFile[],
): string[] {
  const sectionsOf = new Map(
    Object.entries(citedDocuments).map(([name, at]) => [
      name,
      findSections(documents.find((one) => one.path === at)?.text ?? ""),
    ]),
  );
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(citation)]
      .filter(([, name = "", section = ""]) => !sectionsOf.get(name)?.has(section))
      .map(
        ([cited, name]) =>
          `${path} cites ${cited}, which ${citedDocuments[name as Cited]} does not have`,
      ),
  );
}
