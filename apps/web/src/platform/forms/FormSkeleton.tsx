import { Skeleton } from "../../ui/Skeleton.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import pagePartsStyles from "../screen/page-parts.module.css";
import cardStyles from "../../ui/Card.module.css";

/** A form's page while what it is about is awaited; `label` is read aloud, `heights` are those of the fields. */
export function FormSkeleton({ label, heights }: { label: string; heights: readonly number[] }) {
  return (
    <div aria-busy="true" className={pagePartsStyles.formPage}>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className={joinClasses(cardStyles.card, pagePartsStyles.formCard)} aria-hidden="true">
        {heights.map((height, index) => (
          <Skeleton key={`${index}-${height}`} height={`${height}px`} />
        ))}
      </div>
    </div>
  );
}
