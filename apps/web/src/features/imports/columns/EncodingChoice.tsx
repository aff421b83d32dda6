import { useLanguage, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../../platform/toast/use-toast.ts";
import { Select } from "../../../ui/Select.tsx";
import { oldEncodings } from "../reading/encodings.ts";
import { chooseEncoding } from "./import-draft.ts";

/** The encoding of a text file that is not UTF-8, by the language it is used for: the rows above show whether it fits. */
export function EncodingChoice({ encoding }: { encoding: string }) {
  const t = useT();
  const { language } = useLanguage();
  const showToast = useToast();
  const names = new Intl.DisplayNames([language], { type: "language" });
  const items = oldEncodings.map((one) => ({
    id: one.name,
    text: t("common.labelled", { label: names.of(one.language) ?? "", value: one.name }),
  }));
  const wide = ["utf-16le", "utf-16be"].map((name) => ({ id: name, text: name }));
  return (
    <Select
      label={t("imports.encoding")}
      placeholder={t("common.choose")}
      items={[...items, ...wide]}
      value={encoding}
      onChange={(id) => {
        chooseEncoding(id).catch(() => showToast(t("imports.file_broken")));
      }}
    />
  );
}
