import { cleanTexts, cleanedKinds, listMarkedUpTexts } from "@marzipan/contract/import-clean-up";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { takeBackDays } from "@marzipan/contract/imports";
import { useState } from "react";
import { useAct, useCall } from "../../../platform/api/queries.ts";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../../platform/toast/use-toast.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { plainText } from "../matching/plain-text.ts";
import importStyles from "../imports.module.css";
import styles from "./clean-up.module.css";

type MarkedUp = ReplyOf<typeof listMarkedUpTexts>["items"][number];
type Cleaned = MarkedUp & { plain: string };

/** How many texts are shown before and after. */
const shown = 3;

/** Texts in which an earlier import left HTML, as they are and as plain text; nothing where there are none. */
export function CleanUpCard() {
  const t = useT();
  const format = useFormat();
  const { data } = useCall(listMarkedUpTexts);
  const { clean, isPending, problem } = useCleaning();
  const texts = (data?.items ?? [])
    .map((one): Cleaned => ({ ...one, plain: plainText(one.text) }))
    .filter(({ text, plain }) => plain.length < text.length);
  if (texts.length === 0) return null;
  return (
    <Card title={t("imports.clean_title")}>
      <p>{t("imports.clean_text", { days: format.days(takeBackDays) })}</p>
      <ul className={styles.cleanedTexts}>
        {texts.slice(0, shown).map(({ id, field, name, text, plain }) => (
          <li key={`${id} ${field}`}>
            <b>
              <bdi>{name}</bdi>
            </b>
            <del dir="auto">{text}</del>
            <ins dir="auto">{plain}</ins>
          </li>
        ))}
      </ul>
      <p className={importStyles.importMeta}>
        {t("common.labelled", {
          label: t("imports.clean_count"),
          value: format.number(texts.length),
        })}
      </p>
      {problem !== undefined && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <Button isPending={isPending} onPress={() => void clean(texts)}>
        {t("imports.clean_apply")}
      </Button>
    </Card>
  );
}

/** Stores plain texts, each kind of entries as an import that can be undone. */
function useCleaning() {
  const t = useT();
  const errorText = useErrorText();
  const showToast = useToast();
  const act = useAct(cleanTexts);
  const [isPending, setPending] = useState(false);
  const clean = async (texts: readonly Cleaned[]): Promise<void> => {
    setPending(true);
    try {
      for (const kind of cleanedKinds) {
        const some = texts
          .filter((one) => one.kind === kind)
          .map(({ id, field, text, plain }) => ({ id, field, before: text, text: plain }));
        const body = { kind, fileName: t("imports.clean_name"), texts: some };
        // One after the other: each locks the clients first.
        // oxlint-disable-next-line no-await-in-loop
        if (some.length > 0) await act.mutateAsync({ body });
      }
      showToast(t("imports.clean_done"));
    } catch {
      // The notice says what went wrong.
    } finally {
      setPending(false);
    }
  };
  return { clean, isPending, problem: act.error ? errorText(act.error) : undefined };
}
