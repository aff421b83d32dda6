import styles from "./Logo.module.css";

/** The product's mark and name, in the colour of the text around it. */
export function Logo() {
  return <span role="img" aria-label="Marzipan" data-part="logo" className={styles.logo} />;
}
