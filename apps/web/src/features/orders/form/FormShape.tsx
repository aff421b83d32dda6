import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import styles from "./order-form.module.css";

/** The fields of the order form while it is on its way. */
export function FormShape() {
  const t = useT();
  return (
    <>
      <p role="status" className="sr-only">
        {t("common.loading")}
      </p>
      <div className={styles.orderFormPart} aria-hidden="true">
        {["client", "day", "items", "way", "notes"].map((field) => (
          <div key={field} className={styles.formWaiting}>
            <Skeleton width="30%" />
            <Skeleton height="44px" />
          </div>
        ))}
      </div>
    </>
  );
}
