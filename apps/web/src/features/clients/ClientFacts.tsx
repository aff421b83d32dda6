import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useAllergyLine } from "../../platform/food/use-allergy-words.ts";
import type { ClientView } from "./clients.types.ts";
import styles from "./clients.module.css";

/** What a client must not eat, where there is anything. */
export function ClientAllergies({ client }: { client: ClientView }) {
  const allergy = useAllergyLine()(client);
  if (allergy === null) return null;
  return (
    <Notice tone="danger">
      <span>{allergy}</span>
    </Notice>
  );
}

/** What the owner wrote down about a client, where there is anything. */
export function ClientNotes({ client }: { client: ClientView }) {
  const t = useT();
  const notes = client.notes.trim();
  if (notes === "") return null;
  return (
    <Card title={t("common.notes")}>
      <p className={styles.clientNotes} dir="auto">
        {notes}
      </p>
    </Card>
  );
}
