import { EllipsisVertical, Eraser, Merge, Trash2 } from "lucide-react";
import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMay } from "../../platform/session/me.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { ClientView } from "./clients.types.ts";
import { DeleteClientDialog } from "./DeleteClientDialog.tsx";
import { EraseClientDialog } from "./EraseClientDialog.tsx";
import { MergeClientSheet } from "./MergeClientSheet.tsx";

type Question = "merge" | "erase" | "delete";

/** What else can be done with a client, behind three dots: merge, erase, delete. */
export function ClientMenu({ client }: { client: ClientView }) {
  const t = useT();
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const mayErase = useMay("erasing");
  const erasing = { id: "erase", text: t("clients.erase"), icon: Eraser, isDanger: true };
  return (
    <>
      <Menu
        label={t("clients.more_actions")}
        onAction={(id) => setQuestion(id as Question)}
        entries={[
          { id: "merge", text: t("clients.merge"), icon: Merge },
          ...(mayErase ? [erasing] : []),
          { id: "delete", text: t("clients.delete"), icon: Trash2, isDanger: true },
        ]}
        trigger={
          <IconButton label={t("clients.more_actions")} icon={EllipsisVertical} iconSize="l" />
        }
      />
      {question === "merge" && <MergeClientSheet client={client} onClose={close} />}
      {question === "erase" && <EraseClientDialog client={client} onClose={close} />}
      {question === "delete" && <DeleteClientDialog client={client} onClose={close} />}
    </>
  );
}
