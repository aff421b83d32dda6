import cardStyles from "../../ui/Card.module.css";
import styles from "./admin-billing.module.css";

/** A list of a page with several that has nothing yet: a card with what it is for, in the list's place. */
export function NoRows({ title, text }: { title: string; text: string }) {
  return (
    <div className={cardStyles.card}>
      <p>
        <b>{title}</b>
      </p>
      <p className={styles.billingPageFine}>{text}</p>
    </div>
  );
}
