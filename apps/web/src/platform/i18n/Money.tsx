import { createContext, useContext } from "react";
import type { ReactNode } from "react";
import { useFormat } from "./LanguageProvider.tsx";

const Amounts = createContext<readonly number[]>([]);

interface MoneyAlikeProps {
  /** The amounts that are shown together, in major units. */
  amounts: readonly number[];
  children: ReactNode;
}

/** Writes every sum inside alike: where one of the amounts has decimals, all have. */
export function MoneyAlike({ amounts, children }: MoneyAlikeProps) {
  return <Amounts value={amounts}>{children}</Amounts>;
}

/** A sum in major units, as the language writes it, in a plain `<bdi>` (design.md: no forced direction). */
export function Money({ amount, currency }: { amount: number; currency: string }) {
  const write = useFormat().moneyAlike([...useContext(Amounts), amount]);
  return <bdi className="money">{write(amount, currency)}</bdi>;
}
