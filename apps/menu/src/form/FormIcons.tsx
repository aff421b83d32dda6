import { IconSprite } from "../look/Icon.tsx";

/** The icons that only the form uses; those of the page are there already. */
export function FormIcons() {
  return (
    <IconSprite
      names={[
        "back",
        "on",
        "plus",
        "minus",
        "store",
        "bike",
        "picture",
        "close",
        "check",
        "chosen",
        "warning",
      ]}
    />
  );
}
