import type { ReplyOf } from "@marzipan/contract/endpoint";
import { rateHelpArticle } from "@marzipan/contract/help";
import type { listPageHelp } from "@marzipan/contract/help";
import { ExternalLink, ThumbsDown, ThumbsUp } from "lucide-react";
import { useAct } from "../../platform/api/queries.ts";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { helpAddress } from "./help-address.ts";
import styles from "./help.module.css";

type Article = ReplyOf<typeof listPageHelp>["items"][number];
type Line = Extract<Article["blocks"][number], { kind: "paragraph" }>["pieces"];

/** An article beside the page it belongs to, and whether it helped. */
export function ShownArticle({ article }: { article: Article }) {
  const t = useT();
  const { language } = useLanguage();
  return (
    <article className={styles.helpArticle}>
      <h3>{article.title}</h3>
      {article.blocks.map((block, at) =>
        block.kind === "paragraph" ? (
          <p key={at}>
            <Pieces line={block.pieces} />
          </p>
        ) : (
          <Items key={at} kind={block.kind} items={block.items} />
        ),
      )}
      <div className={styles.helpFoot}>
        <TextLink icon={ExternalLink} href={helpAddress(language, article.id)} target="_blank">
          {t("help.whole")}
        </TextLink>
        <Helped article={article.id} />
      </div>
    </article>
  );
}

function Items({ kind, items }: { kind: "steps" | "list"; items: readonly Line[] }) {
  const rows = items.map((line, at) => (
    <li key={at}>
      <span>
        <Pieces line={line} />
      </span>
    </li>
  ));
  return kind === "steps" ? (
    <ol className={styles.helpSteps}>{rows}</ol>
  ) : (
    <ul className={styles.helpList}>{rows}</ul>
  );
}

function Pieces({ line }: { line: Line }) {
  return line.map(({ text, isName }, at) => (isName ? <b key={at}>{text}</b> : text));
}

function Helped({ article }: { article: string }) {
  const t = useT();
  const { language } = useLanguage();
  const act = useAct(rateHelpArticle);
  const vote = (isHelpful: boolean): void => act.mutate({ body: { article, language, isHelpful } });
  if (act.isSuccess) return <p role="status">{t("help.thanks")}</p>;
  return (
    <div role="group" aria-label={t("help.helped")} className={styles.helpVote}>
      <span>{t("help.helped")}</span>
      <IconButton
        label={t("help.yes")}
        icon={ThumbsUp}
        isDisabled={act.isPending}
        onPress={() => vote(true)}
      />
      <IconButton
        label={t("help.no")}
        icon={ThumbsDown}
        isDisabled={act.isPending}
        onPress={() => vote(false)}
      />
    </div>
  );
}
