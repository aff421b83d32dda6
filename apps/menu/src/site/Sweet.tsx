/** A drawing that says nothing; it is fetched once it is near. */
export function Sweet({ name }: { name: string }) {
  return <img src={`/sweets/${name}.svg`} alt="" width="320" height="240" loading="lazy" />;
}
