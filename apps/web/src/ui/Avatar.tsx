import { useState } from "react";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Avatar.module.css";

/** Returns the first letter of a name, upper case where the script has it; "" for no name. */
function firstLetterOf(name: string): string {
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return letters.containing(0)?.segment.toLocaleUpperCase() ?? "";
}

/** A person or business: a picture, or the first letter of the name. The name stands beside it, so it is not read. */
export function Avatar({
  name,
  src,
  size = "m",
}: {
  name: string;
  src?: string | null | undefined;
  size?: "m" | "l";
}) {
  return (
    <span aria-hidden="true" className={joinClasses(styles.avatar, size === "l" && styles.avatarL)}>
      {src ? <img src={src} alt="" /> : firstLetterOf(name)}
    </span>
  );
}

/** A small square picture of a thing, or an icon where there is none or it does not load. `alt` says what is to be seen. */
export function Thumb({
  src,
  icon,
  alt = "",
  size = "m",
}: {
  src?: string | null | undefined;
  icon: IconShape;
  alt?: string;
  size?: "m" | "l";
}) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={joinClasses(styles.thumb, size === "l" && styles.thumbL)}>
      {src && src !== failed ? (
        <img src={src} alt={alt} loading="lazy" decoding="async" onError={() => setFailed(src)} />
      ) : (
        <Icon of={icon} size={size === "l" ? "l" : "m"} />
      )}
    </span>
  );
}
