import { iconPaths } from "./icon-paths.ts";
import type { IconName } from "./icon-paths.ts";

/** One icon of the page's sprite, hidden from screen readers: a word is next to it or in a label. */
export function Icon({ of, flips = false }: { of: IconName; flips?: boolean }) {
  return (
    <svg className={flips ? "ic flip" : "ic"} aria-hidden="true">
      <use href={`#i-${of}`} />
    </svg>
  );
}

/** The icons that a page uses, drawn once. */
export function IconSprite({ names }: { names: readonly IconName[] }) {
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true">
      {[...new Set(names)].map((name) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <path d={iconPaths[name]} />
        </symbol>
      ))}
    </svg>
  );
}

/** The seal of Marzipan as one path on a grid of 64: the board with the almond cut out, eight scallops. */
const markPath =
  "M41.18 9.83A9.55 9.55 0 0 1 54.17 22.82A9.55 9.55 0 0 1 54.17 41.18A9.55 9.55 0 0 1 41.18 54.17A9.55 9.55 0 0 1 22.82 54.17A9.55 9.55 0 0 1 9.83 41.18A9.55 9.55 0 0 1 9.83 22.82A9.55 9.55 0 0 1 22.82 9.83A9.55 9.55 0 0 1 41.18 9.83ZM41.65 18.89C46.36 30 41.57 41.27 32.78 45.6C27.72 48.11 24.52 47.45 22.35 45.91C20.19 44.37 18.53 41.55 19.26 35.95C20.5 26.23 29.6 18.04 41.65 18.89Z";

/** The seal of Marzipan in the colour of the text. */
export function Mark() {
  return (
    <svg viewBox="0 0 64 64" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={markPath} />
    </svg>
  );
}
