import { Copy, MessageCircle, Share2 } from "lucide-react";
import { useState } from "react";
import { copyText } from "../../platform/copy-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { whatsappAddress } from "../../platform/whatsapp/whatsapp-address.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { MenuEntry } from "../../ui/Menu.tsx";
import type { BakeListReply } from "./bake-list.types.ts";
import { writeBakeText } from "./bake-text.rules.ts";
import { useBakeWords } from "./use-bake-words.ts";

/** Sends the bake list as text: by WhatsApp, through the phone's own sharing, or copied. */
export function BakeShareMenu({ list }: { list: BakeListReply }) {
  const t = useT();
  const format = useFormat();
  const words = useBakeWords();
  const showToast = useToast();
  const [isRefused, setRefused] = useState(false);
  const text = writeBakeText(list, {
    title: t("common.labelled", {
      label: t("bake_list.title"),
      value: list.from === list.to ? format.longDay(list.from) : format.range(list.from, list.to),
    }),
    other: t("bake_list.other"),
    number: (value) => format.number(value),
    forbidden: words.forbidden,
    withoutItems: t("bake_list.without_items"),
    orderNumber: (number) => t("common.order_number_short", { number: String(number) }),
  });
  const copy = async () => {
    if (await copyText(text)) showToast(t("common.copied"));
    else setRefused(true);
  };
  const open = () => window.open(whatsappAddress("", text), "_blank", "noopener");
  const entries: MenuEntry[] = [
    { id: "whatsapp", text: t("common.send_whatsapp"), icon: MessageCircle, onAction: open },
    {
      id: "copy",
      text: t("bake_list.copy"),
      icon: Copy,
      onAction: () => void copy(),
    },
  ];
  if ("share" in navigator) {
    entries.push({
      id: "share",
      text: t("common.share"),
      icon: Share2,
      // `navigator.share` rejects with AbortError when the person closes the sheet; that is no
      // failure.
      onAction: () => void navigator.share({ text }).catch(() => undefined),
    });
  }
  return (
    <>
      <Menu
        label={t("common.share")}
        entries={entries}
        trigger={<IconButton label={t("common.share")} icon={Share2} iconSize="l" />}
      />
      <ConfirmDialog
        isOpen={isRefused}
        onOpenChange={setRefused}
        tone="primary"
        title={t("bake_list.copy")}
        confirmLabel={t("common.send_whatsapp")}
        cancelLabel={t("common.close")}
        onConfirm={() => {
          setRefused(false);
          open();
        }}
      >
        {t("bake_list.copy_failed")}
      </ConfirmDialog>
    </>
  );
}
