import { articlesChecked, groupOf, relatedTo } from "@marzipan/help/article-groups";
import { linePieces, linesOf } from "@marzipan/help/say-article";
import type { SaidArticle, SaidBlock, SaidPiece } from "@marzipan/help/say-article";
import { Icon, IconSprite } from "../../look/Icon.tsx";
import { ShotPicture } from "../ShotPicture.tsx";
import { ReadingHead } from "../SiteFrame.tsx";
import { findPictures } from "./article-pictures.ts";
import type { ArticlePicture } from "./article-pictures.ts";
import type { Visit } from "../page.ts";
import { sayReadingTime } from "../reading-time.ts";
import { ArticleRows, AskMore } from "./HelpHome.tsx";

interface ArticleProps {
  visit: Visit;
  article: SaidArticle;
  articles: ReadonlyMap<string, SaidArticle>;
}

/** `/help/{article}`: where it stands, its text, whether it helped, what goes with it. */
export function ArticlePage({ visit, article, articles }: ArticleProps) {
  const { speech, context, link } = visit;
  const { t, format } = speech;
  const group = groupOf(article.id);
  const pictures = findPictures(article.id, speech.language);
  // Where each block begins among the article's lines, by which the pictures are known.
  const begins = article.blocks.map(
    (_block, at) => linePieces({ blocks: article.blocks.slice(0, at) }).length,
  );
  return (
    <>
      <IconSprite names={["globe", "on", "mail", "printer", "clock", "check", "yes", "no"]} />
      <ReadingHead visit={visit} />
      <main id="main" className="wrap doc article">
        <nav className="crumbs" aria-label={t("pages.help")}>
          <a href={link("/help")}>{t("pages.help")}</a>
          <Icon of="on" flips />
          <a href={link(`/help#${group}`)}>{t(`site.help_group_${group}`)}</a>
        </nav>
        <div className="top1">
          <div className="printhead">
            <b>Marzipan</b>
            <span dir="ltr">{context.origin + context.path}</span>
          </div>
          <h1>{article.title}</h1>
          <p className="sub">{article.summary}</p>
          <ul className="facts1">
            <li>
              <Icon of="clock" />
              {sayReadingTime(speech, linesOf(article))}
            </li>
            <li>
              <Icon of="check" />
              {t("site.help_checked", {
                version: articlesChecked.version,
                date: format.date(articlesChecked.day),
              })}
            </li>
            <li className="noprint needs-script">
              <button type="button" className="tlink" id="print">
                <Icon of="printer" />
                {t("common.print")}
              </button>
            </li>
          </ul>
        </div>
        <article className="main">
          <div className="prose">
            {article.blocks.map((block, at) => (
              <Block
                key={at}
                visit={visit}
                block={block}
                pictures={pictures}
                begins={begins[at] ?? 0}
              />
            ))}
          </div>
          <div className="helped needs-script" role="group" aria-label={t("help.helped")}>
            <b>{t("help.helped")}</b>
            <button type="button" className="btn" data-vote="yes">
              <Icon of="yes" />
              {t("help.yes")}
            </button>
            <button type="button" className="btn" data-vote="no">
              <Icon of="no" />
              {t("help.no")}
            </button>
            <span id="thanks" role="status" />
          </div>
          <section className="h-related noprint">
            <h2>{t("site.help_related")}</h2>
            <ArticleRows visit={visit} ids={relatedTo(article.id)} articles={articles} />
          </section>
          <AskMore visit={visit} />
        </article>
      </main>
    </>
  );
}

interface BlockProps {
  visit: Visit;
  block: SaidBlock;
  pictures: ReadonlyMap<number, ArticlePicture>;
  begins: number;
}

function Block({ visit, block, pictures, begins }: BlockProps) {
  if (block.kind === "paragraph") {
    return (
      <>
        <p>
          <Pieces visit={visit} pieces={block.pieces} />
        </p>
        <StepPicture visit={visit} pictures={pictures} line={begins} />
      </>
    );
  }
  const items = block.items.map((item, at) => (
    <li key={at}>
      {block.kind === "steps" ? (
        <p className="say1">
          <Pieces visit={visit} pieces={item} />
        </p>
      ) : (
        <Pieces visit={visit} pieces={item} />
      )}
      <StepPicture visit={visit} pictures={pictures} line={begins + at} />
    </li>
  ));
  return block.kind === "steps" ? (
    <ol className="steps2">{items}</ol>
  ) : (
    <ul className="dots">{items}</ul>
  );
}

interface StepPictureProps {
  visit: Visit;
  pictures: ReadonlyMap<number, ArticlePicture>;
  line: number;
}

/** The product's screen with a ring about what the line names. */
function StepPicture({ visit, pictures, line }: StepPictureProps) {
  const picture = pictures.get(line);
  if (picture === undefined) return null;
  const [firstLine] = pictures.keys();
  return (
    <figure>
      <ShotPicture
        shot={picture}
        alt={visit.speech.t("site.help_picture", { name: picture.says })}
        className="clip"
        isFirst={line === firstLine}
      />
    </figure>
  );
}

/** A line's pieces; pages of the app are named, not linked: anyone who reads this may not be signed in. */
function Pieces({ visit, pieces }: { visit: Visit; pieces: readonly SaidPiece[] }) {
  return pieces.map(({ text, isName, path }, at) =>
    path === "/contact" ? (
      <a key={at} href={visit.link(path)}>
        {text}
      </a>
    ) : isName ? (
      <b key={at}>{text}</b>
    ) : (
      text
    ),
  );
}
