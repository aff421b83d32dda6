import type { Analytics } from "./analytics.types.ts";
import { BestItems } from "./BestItems.tsx";
import { CategoriesCard } from "./CategoriesCard.tsx";
import { ChartFills } from "./ChartFills.tsx";
import { ClientsCard } from "./ClientsCard.tsx";
import { OtherCurrencies } from "./OtherCurrencies.tsx";
import { OverTime } from "./OverTime.tsx";
import { OwedCard } from "./OwedCard.tsx";
import { RequestsCard } from "./RequestsCard.tsx";
import { SixFigures } from "./SixFigures.tsx";
import { TakeCard } from "./TakeCard.tsx";
import { Verdict } from "./Verdict.tsx";
import { WhenCard } from "./WhenCard.tsx";
import styles from "./analytics.module.css";

interface BoardProps {
  data: Analytics;
  /** Another period was chosen and is on its way. */
  isOld: boolean;
  onCurrency: (currency: string) => void;
}

/** The figures of a period: the answer first, then the shapes, in reading order. */
export function Board({ data, isOld, onCurrency }: BoardProps) {
  return (
    <div className={styles.board} data-old={isOld || undefined} aria-busy={isOld}>
      <ChartFills />
      <Verdict data={data} />
      <SixFigures data={data} />
      <OverTime data={data} />
      <BestItems data={data} />
      <ClientsCard data={data} />
      <div className={styles.boardSide}>
        <CategoriesCard data={data} />
        <WhenCard data={data} />
      </div>
      <div className={styles.boardSide}>
        <OwedCard data={data} />
        <OtherCurrencies data={data} onShow={onCurrency} />
        <RequestsCard data={data} />
        <TakeCard data={data} />
      </div>
    </div>
  );
}
