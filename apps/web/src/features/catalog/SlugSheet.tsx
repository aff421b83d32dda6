import { Slug, changeMenuSlug, checkMenuSlug } from "@marzipan/contract/catalog-settings";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useCall } from "../../platform/api/queries.ts";
import { sayProblem, useFieldErrors } from "../../platform/errors/error-text.ts";
import { SaveFailure } from "../../platform/forms/SaveFailure.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useRested } from "../../platform/forms/use-rested.ts";
import type { Settings } from "./catalog.types.ts";
import { useSettingsAct } from "./use-settings-act.ts";
import styles from "./catalog.module.css";

interface SlugSheetProps {
  settings: Settings;
  onClose: () => void;
}

/** Gives the menu another name in its address; whether it is free is said while it is typed. */
export function SlugSheet({ settings, onClose }: SlugSheetProps) {
  const t = useT();
  const showToast = useToast();
  const [typed, setTyped] = useState(settings.slug);
  const [isTried, setTried] = useState(false);
  const checked = Slug.safeParse(typed);
  const wanted = checked.data ?? "";
  const rested = useRested(wanted);
  const isAsked = rested !== "" && rested !== settings.slug;
  const check = useCall(
    checkMenuSlug,
    { query: { slug: rested } },
    { enabled: isAsked, placeholderData: keepPreviousData, retry: false },
  );
  const changing = useSettingsAct(changeMenuSlug, () => {
    showToast(t("catalog.slug_changed"));
    onClose();
  });
  const fieldError = useFieldErrors(changing.error);
  const isKnown = isAsked && rested === wanted && check.isSuccess && !check.isPlaceholderData;
  const isRefused = changing.error instanceof ApiError && changing.error.code === "already_exists";
  const isTaken =
    (isKnown && !check.data.isFree) || (isRefused && changing.variables?.body.slug === wanted);
  const problem = checked.error?.issues[0]?.message;
  const error =
    (isTried && problem !== undefined && sayProblem(t, problem)) ||
    (isTaken && t("catalog.slug_taken")) ||
    fieldError("slug");
  const origin = (settings.addresses["slug"]?.url ?? "").replace(/^https?:\/\//, "");
  return (
    <Sheet
      isOpen
      size="small"
      title={t("catalog.slug_change")}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!checked.success || isTaken || changing.isPending) return;
        if (wanted === settings.slug) onClose();
        else changing.mutate({ body: { slug: wanted } });
      }}
      foot={
        <Button variant="primary" type="submit" isWide isPending={changing.isPending}>
          {t("common.save")}
        </Button>
      }
    >
      <TextField
        label={t("catalog.slug")}
        direction="ltr"
        spellCheck="false"
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={setTyped}
        error={error || undefined}
        description={
          <bdi dir="ltr">{origin.replace(/[^/]*$/, wanted === "" ? typed : wanted)}</bdi>
        }
      />
      <p role="status" className={styles.menuHint}>
        {isKnown && check.data.isFree ? t("catalog.slug_free") : t("catalog.slug_hint")}
      </p>
      {!isTaken && <SaveFailure error={changing.error} />}
    </Sheet>
  );
}
