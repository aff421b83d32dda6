import { Skeleton } from "../../ui/Skeleton.tsx";
import "../screen/page-parts.css";

/** A form's page while what it is about is awaited; `label` is read aloud, `heights` are those of the fields. */
export function FormSkeleton({ label, heights }: { label: string; heights: readonly number[] }) {
  return (
    <div aria-busy="true" className="form-page">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="card form-card" aria-hidden="true">
        {heights.map((height, index) => (
          <Skeleton key={`${index}-${height}`} height={`${height}px`} />
        ))}
      </div>
    </div>
  );
}
