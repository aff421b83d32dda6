/** A sum that is already written, in a plain `<bdi>` (design.md: no forced direction). */
export function Money({ text }: { text: string }) {
  return <bdi className="money">{text}</bdi>;
}
