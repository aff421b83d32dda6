import { importKinds } from "@marzipan/contract/imports";
import type { ImportKind } from "@marzipan/contract/imports";
import { Label } from "react-aria-components/Label";
import { RadioButton, RadioField, RadioGroup } from "react-aria-components/RadioGroup";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { kindIcons, kindLabels } from "../columns/words.ts";
import fileStyles from "../import-file.module.css";

interface KindTilesProps {
  value: ImportKind;
  onChange: (kind: ImportKind) => void;
}

/** What the file holds: one of two tiles. */
export function KindTiles({ value, onChange }: KindTilesProps) {
  const t = useT();
  return (
    <RadioGroup
      value={value}
      onChange={(kind) => onChange(kind as ImportKind)}
      className={joinClasses(fileStyles.kindField)}
    >
      <Label className={joinClasses(fileStyles.kindLabel)}>{t("imports.what")}</Label>
      <div className={fileStyles.kinds}>
        {importKinds.map((kind) => (
          <RadioField key={kind} value={kind}>
            <RadioButton className={joinClasses(fileStyles.kindTile)}>
              <Icon of={kindIcons[kind]} />
              <b>{t(kindLabels[kind])}</b>
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
