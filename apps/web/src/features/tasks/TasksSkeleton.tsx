import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import "./tasks.css";

/** Tasks on their way, in the shape that they will have. */
export function TasksSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true" className="card">
      <p role="status" className="sr-only">
        {t("tasks.loading")}
      </p>
      <ul className="task-list" aria-hidden="true">
        {[48, 36, 56, 42].map((width) => (
          <li key={width}>
            <div className="task task-waiting">
              <Skeleton width="24px" height="24px" />
              <Skeleton width={`${width}%`} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
