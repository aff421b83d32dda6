import { avifSizes, pictureSizes } from "@marzipan/contract/files";

type PictureSize = (typeof pictureSizes)[number];
type AvifSize = (typeof avifSizes)[number];

/** The longest side of each size in pixels; a smaller picture is not enlarged. */
export const pictureSides: Readonly<Record<PictureSize, number>> = {
  thumb: 160,
  small: 320,
  medium: 640,
  large: 1600,
};

/** One size of a stored picture and its width in pixels. */
export interface PictureForm<Size extends PictureSize = PictureSize> {
  size: Size;
  width: number;
}

/** Lists the sizes of a picture from the narrowest, each width once; `width` and `height` are its largest form's. */
export function listPictureForms(width: number, height: number): PictureForm[] {
  const longest = Math.max(width, height);
  const forms = pictureSizes.map((size) => ({
    size,
    width: Math.round(width * Math.min(1, pictureSides[size] / longest)),
  }));
  return forms.filter((form, index) => form.width !== forms[index - 1]?.width);
}

/** Lists the sizes that a picture has as AVIF where it has any: all but the thumb, from the narrowest. */
export function listAvifForms(width: number, height: number): PictureForm<AvifSize>[] {
  return listPictureForms(width, height).filter((form): form is PictureForm<AvifSize> =>
    avifSizes.some((size) => size === form.size),
  );
}
