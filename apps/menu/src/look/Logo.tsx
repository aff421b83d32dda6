/** Marzipan's logo in the colour of the text around it; its shape comes from the styles. */
export function Logo() {
  return <span className="brand" role="img" aria-label="Marzipan" />;
}
