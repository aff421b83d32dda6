import type { MenuPicture } from "@marzipan/contract/menu-view";

interface PictureProps {
  picture: MenuPicture;
  /** How wide it stands on the page, as in the `sizes` attribute. */
  sizes: string;
  /** Seen at once: fetched first; every other one when it comes near. */
  isFirst?: boolean;
  className?: string;
}

/** A picture in the width that the screen needs, with its place kept free; its name stands beside it. */
export function Picture({ picture, sizes, isFirst = false, className }: PictureProps) {
  const middle = picture.forms.find(({ width }) => width >= 400) ?? picture.forms.at(-1);
  return (
    <img
      src={middle?.url}
      srcSet={picture.forms.map(({ url, width }) => `${url} ${width}w`).join(", ")}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt=""
      decoding="async"
      className={className}
      {...(isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
    />
  );
}
