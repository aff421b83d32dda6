import type { MenuPicture, MenuPictureForm } from "@marzipan/contract/menu-view";

interface PictureProps {
  picture: MenuPicture;
  /** How wide it is on the page, as in the `sizes` attribute. */
  sizes: string;
  /** Seen at once: fetched first; every other one when it comes near. */
  isFirst?: boolean;
  className?: string;
}

/** A picture in the width that the screen needs, with its place kept free; its name is next to it. */
export function Picture({ picture, sizes, isFirst = false, className }: PictureProps) {
  const middle = picture.forms.find(({ width }) => width >= 400) ?? picture.forms.at(-1);
  const image = (
    <img
      src={middle?.url}
      srcSet={listSources(picture.forms)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt=""
      decoding="async"
      className={className}
      {...(isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
    />
  );
  if (picture.avifForms.length === 0) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={listSources(picture.avifForms)} sizes={sizes} />
      {image}
    </picture>
  );
}

function listSources(forms: readonly MenuPictureForm[]): string {
  return forms.map(({ url, width }) => `${url} ${width}w`).join(", ");
}
