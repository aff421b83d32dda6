import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { Scallop } from "../../ui/Scallop.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { LookMenus } from "../../platform/look/LookMenus.tsx";
import { useTitle } from "../../platform/screen/Page.tsx";
import "./account.css";

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
    <div className="acc">
      <header className="acc-head">
        <Scallop className="acc-board">
          <div className="acc-top">
            <Link href="/" className="acc-logo">
              <Logo />
            </Link>
            <LookMenus />
          </div>
        </Scallop>
        <div className="acc-shelf" aria-hidden="true">
          {["honey-cake", "knafeh", "cupcakes", "babka"].map((sweet) => (
            <img key={sweet} src={`/sweets/${sweet}.svg`} alt="" width="172" height="129" />
          ))}
        </div>
      </header>
      <main className={isSaying ? "acc-main acc-saying" : "acc-main"}>
        <div className="acc-card">{children}</div>
      </main>
    </div>
  );
}
