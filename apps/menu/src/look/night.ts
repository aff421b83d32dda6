const theme = /\[data-theme=["']?(\w+)["']?\]\s*\{([^}]*)\}/g;

/**
 * Returns the styles of a page that follows the visitor's device: light, and dark where the device is set so.
 * The other themes are the owner's choice in the app and are left out.
 */
export function followDevice(css: string): string {
  const dark = [...css.matchAll(theme)].find(([, name]) => name === "dark")?.[2];
  if (dark === undefined) throw new Error("the tokens have no dark theme");
  const light = css.replace(theme, (rule, name: string) => (name === "light" ? rule : ""));
  return `${light}@media screen and (prefers-color-scheme:dark){:root{${dark}}.pic{filter:brightness(.9)}}`;
}

/** Returns the colour of the browser's own bar for each setting of the device, as media query and colour. */
export function listBarColours(css: string): [media: string, colour: string][] {
  const [light = "", dark = light] = [...css.matchAll(/--brand:\s*(#\w+)/g)].map(
    ([, colour = ""]) => colour,
  );
  return [
    ["(prefers-color-scheme: light)", light],
    ["(prefers-color-scheme: dark)", dark],
  ];
}
