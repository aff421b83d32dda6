import { legalVersions } from "@marzipan/contract/legal";
import type { LegalVersion } from "@marzipan/contract/legal";
import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import { Icon, IconSprite } from "../look/Icon.tsx";
import { Rich } from "../look/Rich.tsx";
import { sayReadingTime } from "./reading-time.ts";
import { ReadingHead } from "./SiteFrame.tsx";
import type { LegalBlock, LegalSection } from "./legal-text.ts";
import type { Visit } from "./page.ts";

/** What changed with each version, in words. */
const changes: Record<LegalVersion, PlainPhraseKey> = { "2026-11": "site.changed_first" };

interface LegalProps {
  visit: Visit;
  title: string;
  sections: readonly LegalSection[];
  version: { version: string; since: string };
}

/** A legal text: its version, contents, each section in short first, and who the operator is. */
export function Legal({ visit, title, sections, version }: LegalProps) {
  const { t, format } = visit.speech;
  const number = (
    <span>
      <Rich
        text={t("site.version", { version: "{version}" })}
        parts={{ version: <bdi dir="ltr">{version.version}</bdi> }}
      />
    </span>
  );
  return (
    <>
      <IconSprite
        names={[
          "globe",
          "file",
          "calendar",
          "clock",
          "list",
          "down",
          "plus",
          "building",
          "warning",
        ]}
      />
      <ReadingHead visit={visit} />
      <div className="wrap">
        <main id="main" className="doc">
          <div className="top1">
            <div className="printhead">
              <b>Marzipan</b>
              {number}
            </div>
            <h1>{title}</h1>
            <ul className="facts1">
              <li>
                <Icon of="file" />
                {number}
              </li>
              <li>
                <Icon of="calendar" />
                {t("site.since", { date: format.date(version.since) })}
              </li>
              <li>
                <Icon of="clock" />
                {sayReadingTime(visit.speech, sections.flatMap(linesOf))}
              </li>
            </ul>
          </div>
          <Contents visit={visit} sections={sections} />
          <div className="main">
            <p className="hint">
              <Icon of="warning" />
              <span>{t("site.template")}</span>
            </p>
            <section className="card ver" id="versions">
              <h2>{t("site.changed_title")}</h2>
              <ul className="changed">
                {legalVersions.map(({ version: name, since }) => (
                  <li key={name}>
                    <Icon of="plus" />
                    <span>
                      <b>{format.date(since)}</b> · {t(changes[name])}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
            <div className="prose">
              {sections.map((section, place) => (
                <section key={section.id} className="sec" id={section.id}>
                  <h2>
                    <span className="num">{format.number(place + 1)}</span>
                    {section.title}
                  </h2>
                  <p className="short">{section.short}</p>
                  {section.blocks.map((block, index) => (
                    <Block key={index} visit={visit} block={block} />
                  ))}
                </section>
              ))}
            </div>
            <Operator visit={visit} />
          </div>
        </main>
      </div>
    </>
  );
}

/** A section's lines, as they are read. */
function linesOf({ title, short, blocks }: LegalSection): string[] {
  const said = blocks.flatMap((block) =>
    block.kind === "paragraph" ? [block.text] : block.kind === "list" ? block.items : [],
  );
  return [title, short, ...said];
}

function Contents({ visit, sections }: Pick<LegalProps, "visit" | "sections">) {
  const { speech, link, context } = visit;
  const { t } = speech;
  const others = [
    { path: "/terms", name: t("pages.terms") },
    { path: "/privacy", name: t("pages.privacy") },
    { path: "/refund-policy", name: t("pages.refund") },
    { path: "/security", name: t("pages.security") },
  ].filter(({ path }) => !context.path.startsWith(path));
  return (
    <aside className="toc card" aria-label={t("site.contents")}>
      <details>
        <summary>
          <Icon of="list" />
          {t("site.contents")}
          <Icon of="down" />
        </summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
        <h2>{t("site.legal")}</h2>
        <ul>
          {others.map(({ path, name }) => (
            <li key={path}>
              <a href={link(path)}>{name}</a>
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}

function Block({ visit, block }: { visit: Visit; block: LegalBlock }) {
  if (block.kind === "paragraph") return <p>{block.text}</p>;
  const items = block.kind === "list" ? block.items : listProcessors(visit);
  return (
    <ul className="dots">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Who works on people's data beside the operator, by what is configured. */
function listProcessors({ speech: { t }, facts: { processors } }: Visit): string[] {
  const all = [
    processors.payments && t("site.processor_payments"),
    processors.mail && t("site.processor_mail"),
    processors.sms && t("site.processor_sms"),
    processors.files && t("site.processor_files"),
    processors.captcha && t("site.processor_captcha"),
    processors.receipts && t("site.processor_receipts"),
    processors.agents && t("site.processor_agents"),
  ].filter((one) => one !== false);
  return all.length > 0 ? all : [t("site.processor_none")];
}

function Operator({ visit: { speech, facts } }: { visit: Visit }) {
  const { t } = speech;
  const { operator } = facts;
  return (
    <section className="hint calm">
      <Icon of="building" />
      <div>
        <h2>{t("site.operator")}</h2>
        {operator === null ? (
          <p>{t("site.operator_missing")}</p>
        ) : (
          <address>
            <p dir="auto">{operator.name}</p>
            <p dir="auto">{operator.address}</p>
            <p>
              <a className="tlink" href={`mailto:${operator.email}`}>
                <bdi dir="ltr">{operator.email}</bdi>
              </a>
            </p>
          </address>
        )}
      </div>
    </section>
  );
}
