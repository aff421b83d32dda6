import { Plus } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import { SectionHead } from "../../ui/Card.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TextButton, TextLink } from "../../ui/TextLink.tsx";
import { TaskTick } from "../tasks/TaskTick.tsx";
import { withTicked } from "../tasks/task-groups.rules.ts";
import type { TaskRow } from "../tasks/tasks.types.ts";
import { useTicking } from "../tasks/use-ticking.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./dashboard-cards.module.css";
import dashboardStyles from "./dashboard.module.css";
import cardStyles from "../../ui/Card.module.css";
import tasksStyles from "../tasks/tasks.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

// The form for adding is loaded lazily: it is as large as the rest of the dashboard, and seldom
// used here.
const TaskAdd = lazy(async () => ({ default: (await import("../tasks/TaskAdd.tsx")).TaskAdd }));

const shownOnPhone = 3;

/** The tasks that are due next: ticked here, added here. */
export function DashboardTasks({ tasks }: { tasks: readonly TaskRow[] }) {
  const t = useT();
  const { ticked, onTicked } = useTicking();
  const [isAdding, setAdding] = useState(false);
  const isWide = useIsWide();
  const open = isWide ? tasks : tasks.slice(0, shownOnPhone);
  const shown = withTicked(open, ticked);
  return (
    <section className={joinClasses(cardStyles.card, styles.dashTasks)}>
      <SectionHead
        title={t("tasks.title")}
        end={
          !isAdding && (
            <TextButton icon={Plus} onPress={() => setAdding(true)}>
              {t("tasks.add")}
            </TextButton>
          )
        }
      />
      {isAdding && (
        <div className={styles.dashTaskAdd}>
          <Suspense fallback={<Skeleton height="44px" />}>
            <TaskAdd takesFocus onAdded={() => setAdding(false)} />
          </Suspense>
        </div>
      )}
      {shown.length === 0 ? (
        <p className={dashboardStyles.dashNone}>{t("tasks.all_done")}</p>
      ) : (
        <ul className={tasksStyles.taskList}>
          {shown.map((task) => (
            <li key={task.id}>
              <TaskTick task={task} onTicked={onTicked} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.dashCardEnd}>
        <TextLink href={pathTo("/tasks")} leadsOn>
          {t("common.show_all")}
        </TextLink>
      </p>
    </section>
  );
}
