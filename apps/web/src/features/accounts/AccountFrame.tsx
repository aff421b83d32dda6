import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { Scallop } from "../../ui/Scallop.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { LookMenus } from "../../platform/look/LookMenus.tsx";
import { useTitle } from "../../platform/screen/Page.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./account.module.css";

interface AccountFrameProps {
  /** The tab's title. */
  title: string;
  /** A screen with little to do: centred words, a picture. */
  isSaying?: boolean;
  children: ReactNode;
}

/** The frame of the pages before the app: brand, language and theme, the shelf, one card. */
export function AccountFrame({ title, isSaying = false, children }: AccountFrameProps) {
  useTitle(title);
  return (
    <div className={styles.acc}>
      <header className={styles.accHead}>
        <Scallop className={styles.accBoard}>
          <div className={styles.accTop}>
            <Link href="/" className={joinClasses(styles.accLogo)}>
              <Logo />
            </Link>
            <LookMenus />
          </div>
        </Scallop>
        <div className={styles.accShelf} aria-hidden="true">
          {["honey-cake", "knafeh", "cupcakes", "babka"].map((sweet) => (
            <img key={sweet} src={`/sweets/${sweet}.svg`} alt="" width="172" height="129" />
          ))}
        </div>
      </header>
      <main className={isSaying ? joinClasses(styles.accMain, styles.accSaying) : styles.accMain}>
        <div className={styles.accCard}>{children}</div>
      </main>
    </div>
  );
}
