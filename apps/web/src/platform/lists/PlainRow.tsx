import type { ReactNode } from "react";
import { Skeleton } from "../../ui/Skeleton.tsx";
import "./plain-rows.css";

interface PlainRowProps {
  /** A picture or a sign before the words. */
  start?: ReactNode;
  title: ReactNode;
  detail: ReactNode;
  /** What stands at the end, such as a sum with a mark below. */
  end?: ReactNode;
}

/** What a row of a list holds; the link, button or box of class `plain-row` around it is the list's own. */
export function PlainRow({ start, title, detail, end }: PlainRowProps) {
  return (
    <>
      {start}
      <span className="plain-row-words">
        <b>
          <bdi>{title}</bdi>
        </b>
        <span className="plain-row-detail">{detail}</span>
      </span>
      {end !== undefined && <span className="plain-row-end">{end}</span>}
    </>
  );
}

/** Rows on their way, in the shape that they will have. */
export function PlainRowsSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      <ul className="card card-flush plain-rows" aria-hidden="true">
        {[60, 46, 58, 39].map((width) => (
          <li key={width} className="plain-row">
            <PlainRow
              start={<Skeleton width="44px" height="44px" />}
              title={<Skeleton width={`${width}%`} />}
              detail={<Skeleton width="32%" height="12px" />}
              end={<Skeleton width="64px" />}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
