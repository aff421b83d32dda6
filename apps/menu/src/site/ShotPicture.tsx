import type { Shot } from "./pictures.ts";

interface ShotPictureProps {
  shot: Shot;
  alt: string;
  className?: string;
  /** Seen at once: fetched first and painted with the words around it; the others come when they are scrolled to. */
  isFirst?: boolean;
}

/** A real screen of the product, with its place kept free. */
export function ShotPicture({ shot, alt, className, isFirst = false }: ShotPictureProps) {
  const { width, height, avif, plain } = shot;
  return (
    <picture className={className}>
      {avif !== null && <source type="image/avif" srcSet={avif} />}
      <img
        src={plain}
        alt={alt}
        width={width}
        height={height}
        {...(isFirst
          ? { fetchPriority: "high" as const, decoding: "sync" as const }
          : { loading: "lazy" as const, decoding: "async" as const })}
      />
    </picture>
  );
}
