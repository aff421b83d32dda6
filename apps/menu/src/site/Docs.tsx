import { endpoints } from "@marzipan/contract/endpoints";
import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import type { ReactNode } from "react";
import { Icon, IconSprite } from "../look/Icon.tsx";
import { ReadingHead } from "./SiteFrame.tsx";
import type { Visit } from "./page.ts";

/** A page of the documentation in its navigation. */
export interface DocsPlace {
  path: string;
  title: string;
  summary: string;
}

interface DocsProps {
  visit: Visit;
  title: string;
  places: readonly DocsPlace[];
  children: ReactNode;
}

/** A page of the documentation: all pages next to it, the text, the pages before and after. */
export function Docs({ visit, title, places, children }: DocsProps) {
  const { speech, link, context } = visit;
  const { t } = speech;
  const at = places.findIndex(({ path }) => path === context.path);
  const [before, next] = [places[at - 1], places[at + 1]];
  return (
    <>
      <IconSprite names={["globe", "book", "down", "on", "copy"]} />
      <ReadingHead visit={visit} />
      <div className="wrap">
        <main id="main" className="doc">
          <aside className="toc card" aria-label={t("pages.docs")}>
            <details>
              <summary>
                <Icon of="book" />
                {t("site.docs_all")}
                <Icon of="down" />
              </summary>
              <ul>
                {places.map((place) => (
                  <li key={place.path}>
                    <a
                      href={link(place.path)}
                      aria-current={place.path === context.path ? "page" : undefined}
                    >
                      {place.title}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </aside>
          <article className="main">
            <h1>{title}</h1>
            {children}
            <p id="copied" className="vh" role="status" />
            <nav className="nextprev" aria-label={t("site.docs_next")}>
              {before && at > 0 && (
                <a href={link(before.path)}>
                  <small>{t("site.docs_before")}</small>
                  <b>{before.title}</b>
                </a>
              )}
              {next && (
                <a className="n" href={link(next.path)}>
                  <small>{t("site.docs_next")}</small>
                  <b>{next.title}</b>
                </a>
              )}
            </nav>
          </article>
        </main>
      </div>
    </>
  );
}

/** The first page of the documentation: every other with its first sentence. */
export function DocsList({ visit, places }: Pick<DocsProps, "visit" | "places">) {
  const { speech, link } = visit;
  return (
    <div className="prose">
      <p>{speech.t("site.docs_text")}</p>
      <dl className="pairs">
        {places.slice(1).map(({ path, title, summary }) => (
          <div key={path}>
            <dt>
              <a className="tlink" href={link(path)}>
                {title}
              </a>
            </dt>
            <dd>
              {summary.split("`").map((part, index) =>
                index % 2 === 1 ? (
                  <code key={index} dir="ltr">
                    {part}
                  </code>
                ) : (
                  part
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Every call with who may make it, from the values that check the calls. */
export function DocsCalls({ visit }: { visit: Visit }) {
  const { t } = visit.speech;
  const groups = new Map<string, AnyEndpoint[]>();
  for (const endpoint of endpoints) {
    const [, , room = ""] = endpoint.path.split("/");
    groups.set(room, [...(groups.get(room) ?? []), endpoint]);
  }
  return (
    <div className="prose calls">
      <p>{t("site.docs_calls_text")}</p>
      {[...groups].map(([room, calls]) => (
        <section key={room}>
          <h2>
            <bdi>{room}</bdi>
          </h2>
          <ul>
            {calls.map(({ id, method, path, summary, access }) => (
              <li key={id}>
                <code>{`${method} ${path}`}</code>
                <span lang="en" dir="ltr">
                  {summary}
                </span>
                <small>{t(`site.docs_access_${access}`)}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
