import { useState } from "react";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import type { OrderView } from "../orders.types.ts";
import { joinClasses } from "../../../ui/joinClasses.ts";
import styles from "./order-page.module.css";
import avatarStyles from "../../../ui/Avatar.module.css";

/** Notes and reference pictures of an order; a picture opens large. Nothing where there are none. */
export function OrderNotes({ order }: { order: Pick<OrderView, "notes" | "pictures"> }) {
  const t = useT();
  const [shown, setShown] = useState<number | null>(null);
  const { notes, pictures } = order;
  const picture = shown === null ? undefined : pictures[shown];
  if (!notes && pictures.length === 0) return null;
  return (
    <Card title={notes ? t("common.notes") : t("orders.pictures")}>
      {notes && (
        <p dir="auto" className={styles.orderNotes}>
          {notes}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className={styles.orderPictures} aria-label={t("orders.pictures")}>
          {pictures.map((one, index) => (
            <li key={one.id}>
              <button
                type="button"
                className={joinClasses(avatarStyles.thumb, avatarStyles.thumbL)}
                onClick={() => setShown(index)}
              >
                <img
                  src={one.thumbUrl}
                  alt={t("orders.picture_nth", { number: index + 1 })}
                  loading="lazy"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {picture && shown !== null && (
        <Sheet
          isOpen
          isDismissable
          size="large"
          title={t("orders.picture_nth", { number: shown + 1 })}
          closeLabel={t("common.close")}
          onOpenChange={(isOpen) => !isOpen && setShown(null)}
        >
          <img
            className={styles.orderPicture}
            src={picture.url}
            alt={t("orders.picture_nth", { number: shown + 1 })}
          />
        </Sheet>
      )}
    </Card>
  );
}
