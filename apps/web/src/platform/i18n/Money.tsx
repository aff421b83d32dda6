import { useFormat } from "./LanguageProvider.tsx";

/** A sum in major units, as the language writes it, in a plain `<bdi>` (design.md: no forced direction). */
export function Money({ amount, currency }: { amount: number; currency: string }) {
  return <bdi className="money">{useFormat().money(amount, currency)}</bdi>;
}
