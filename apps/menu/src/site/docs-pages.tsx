import type { Language } from "@marzipan/contract/languages";
import { Docs, DocsCalls, DocsList } from "./Docs.tsx";
import type { DocsPlace } from "./Docs.tsx";
import { readDocsText } from "./docs-text.ts";
import type { DocsText } from "./docs-text.ts";
import type { SitePage, Visit } from "./page.ts";
import { describeWay } from "./structured-data.ts";

const texts = import.meta.glob<string>("./docs/*.md", { query: "?raw", import: "default" });

/** The documentation is written in these; everyone else reads English. */
const languages: readonly Language[] = ["en", "he"];

/** Pages that are written, by their files' names, in the order in which they are read. */
const files = ["self-hosting", "api", "webhooks", "formats", "architecture"] as const;

const root = "/docs";
const calls = "/docs/calls";

async function load(file: string, { speech, link, context }: Visit): Promise<DocsText> {
  const text = await texts[`./docs/${file}.${speech.language}.md`]?.();
  if (text === undefined) throw new Error(`there is no ${file} in ${speech.language}`);
  return readDocsText(text, { link, origin: context.origin, copy: speech.t("site.docs_copy") });
}

async function listPlaces(visit: Visit): Promise<DocsPlace[]> {
  const { t } = visit.speech;
  const written = await Promise.all(
    files.map(async (file) => {
      const { title, summary } = await load(file, visit);
      return { path: `${root}/${file}`, title, summary };
    }),
  );
  const list = { path: calls, title: t("site.docs_calls"), summary: t("site.docs_calls_text") };
  return [
    { path: root, title: t("pages.docs"), summary: t("site.docs_text") },
    ...written.slice(0, 2),
    list,
    ...written.slice(2),
  ];
}

const write: SitePage["write"] = async (visit) => {
  const places = await listPlaces(visit);
  const { speech, context } = visit;
  const { path } = context;
  const place = places.find((one) => one.path === path) ?? { title: "", summary: "" };
  const file = files.find((one) => path === `${root}/${one}`);
  const text = file && (await load(file, visit));
  const [first] = places;
  return {
    title: `${place.title} · Marzipan`,
    description: place.summary.replaceAll("`", ""),
    body: (
      <Docs visit={visit} title={place.title} places={places}>
        {text && (
          // Made from the Markdown of this repository, never from what anyone wrote elsewhere.
          // oxlint-disable-next-line react/no-danger
          <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
        )}
        {path === root && <DocsList visit={visit} places={places} />}
        {path === calls && <DocsCalls visit={visit} />}
      </Docs>
    ),
    ...(text ? { modules: ["docs"], scriptData: { copied: speech.t("common.copied") } } : {}),
    data: [
      describeWay(visit, [
        ...(path === root || !first ? [] : [{ name: first.title, path: root }]),
        { name: place.title, path },
      ]),
    ],
  };
};

/** The documentation: running it, the API from the values that check it, webhooks, files, how it is built. */
export const docsPages: readonly SitePage[] = [
  root,
  ...files.map((file) => `${root}/${file}`),
  calls,
].map((path) => ({ path, languages, look: "reading", write }));
