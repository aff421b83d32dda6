import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useHasTwoColumns } from "../../platform/screen/use-is-wide.ts";
import type { UndoRow } from "../../platform/undo/put-back.ts";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { UserRow } from "./admin.types.ts";
import type { ApprovalTab, Outcome } from "./approvals.rules.ts";
import { PersonCell } from "./PersonCell.tsx";
import type { Deciding } from "./use-deciding.ts";
import { useDeviceDay } from "./use-device-day.ts";
import { VerifiedMark } from "./UserMarks.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./admin.module.css";
import cardStyles from "../../ui/Card.module.css";
import tableStyles from "../../ui/Table.module.css";

type Row = UndoRow<UserRow>;

interface ApprovalRowsProps {
  tab: ApprovalTab;
  rows: readonly Row[];
  deciding: Deciding;
  onDecline: (id: string) => void;
}

/** The accounts to decide on: cards where it is narrow, a table where there is feature. */
export function ApprovalRows(props: ApprovalRowsProps) {
  const hasTable = useHasTwoColumns();
  return hasTable ? <ApprovalTable {...props} /> : <ApprovalCards {...props} />;
}

/**
 * Returns the ids that can be selected: rows that are not decided and whose decision is not
 * running.
 */
function useSelectable({ rows, deciding }: ApprovalRowsProps): string[] {
  return rows
    .filter(({ isDeleted, item }) => !isDeleted && !deciding.pending.has(item.id))
    .map(({ item }) => item.id);
}

/**
 * Selects or clears all selectable rows of the tab; indeterminate while some of them are selected.
 */
function SelectAll(props: ApprovalRowsProps) {
  const t = useT();
  const { deciding } = props;
  const ids = useSelectable(props);
  const chosen = ids.filter((id) => deciding.selected.has(id));
  return (
    <Checkbox
      isSelected={ids.length > 0 && chosen.length === ids.length}
      isIndeterminate={chosen.length > 0 && chosen.length < ids.length}
      isDisabled={ids.length === 0}
      onChange={(isSelected) => deciding.select(ids, isSelected)}
    >
      {t("admin.select_all")}
    </Checkbox>
  );
}

/**
 * The narrow form: one card per account, with the plan that was chosen at registration and since
 * when it waits.
 */
function ApprovalCards(props: ApprovalRowsProps) {
  const t = useT();
  const day = useDeviceDay();
  const { rows, deciding, tab } = props;
  return (
    <>
      <div className={styles.adminSelectAll}>
        <SelectAll {...props} />
      </div>
      <ul className={styles.adminCards} aria-label={t(`admin.filter_${tab}`)}>
        {rows.map(({ item: user, isDeleted }) => (
          <li
            key={user.id}

            className={joinClasses(cardStyles.card, styles.adminCard)}
          >
            <div className={styles.adminCardTop}>
              <PersonCell user={user} isBusinessShown />
              {!isDeleted && <SelectOne user={user} deciding={deciding} />}
            </div>
            <dl className={styles.adminCardFacts}>
              <div>
                <dt>{t("admin.column_chosen")}</dt>
                <dd>{t(`billing.plan_${user.chosenPlan}`)}</dd>
              </div>
              <div>
                <dt>{t("admin.column_since")}</dt>
                <dd>{day(user.createdAt)}</dd>
              </div>
            </dl>
            <p>
              <VerifiedMark isVerified={user.isVerified} />
            </p>
            <Decision {...props} user={user} isDecided={isDeleted} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SelectOne({ user, deciding }: { user: UserRow; deciding: Deciding }) {
  const t = useT();
  return (
    <Checkbox
      className={styles.adminSelect}
      aria-label={t("admin.select_one", { name: user.fullName })}
      isSelected={deciding.selected.has(user.id)}
      isDisabled={deciding.pending.has(user.id)}
      onChange={(isSelected) => deciding.select([user.id], isSelected)}
    >
      {""}
    </Checkbox>
  );
}

/** The wide form: the same facts in a table, with the business in a column of its own. */
function ApprovalTable(props: ApprovalRowsProps) {
  const t = useT();
  const day = useDeviceDay();
  const { rows, deciding, tab } = props;
  return (
    <div className={joinClasses(cardStyles.card, cardStyles.cardFlush)}>
      <table className={joinClasses(tableStyles.table, styles.adminTable)}>
        <caption className="sr-only">{t(`admin.filter_${tab}`)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <SelectAll {...props} />
            </th>
            <th scope="col">{t("admin.column_business")}</th>
            <th scope="col">{t("admin.column_chosen")}</th>
            <th scope="col">{t("admin.column_since")}</th>
            <th scope="col">
              <span className="sr-only">{t("admin.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item: user, isDeleted }) => (
            <tr key={user.id}>
              <th scope="row">
                <div className={styles.adminRowPerson}>
                  <span className={styles.adminTick}>
                    {!isDeleted && <SelectOne user={user} deciding={deciding} />}
                  </span>
                  <div>
                    <PersonCell user={user} />
                    <VerifiedMark isVerified={user.isVerified} />
                  </div>
                </div>
              </th>
              <td>
                <span dir="auto">{user.businessName}</span>
              </td>
              <td>{t(`billing.plan_${user.chosenPlan}`)}</td>
              <td className={styles.adminDay}>{day(user.createdAt)}</td>
              <td>
                <Decision {...props} user={user} isDecided={isDeleted} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DecisionProps extends ApprovalRowsProps {
  user: UserRow;
  isDecided: boolean;
}

/**
 * The two ways to decide on an account, or the outcome once decided. A declined account can only be
 * approved.
 */
function Decision({ tab, user, isDecided, deciding, onDecline }: DecisionProps) {
  const t = useT();
  const { fullName: name, id } = user;
  if (isDecided) {
    const outcome = deciding.decided.find((one) => one.user.id === id)?.outcome ?? "unchanged";
    return <Result outcome={outcome} />;
  }
  return (
    <div className={styles.adminDecision}>
      {tab !== "declined" && (
        <Button
          variant="quiet"
          aria-label={t("admin.decline_named", { name })}
          isDisabled={deciding.pending.has(id)}
          onPress={() => onDecline(id)}
        >
          {t("admin.decline")}
        </Button>
      )}
      <Button
        variant="primary"
        aria-label={t("admin.approve_named", { name })}
        isPending={deciding.pending.has(id)}
        onPress={() => deciding.approve([id])}
      >
        {t("admin.approve")}
      </Button>
    </div>
  );
}

/**
 * The outcome; a warning where the account could not be decided on, such as when another
 * administrator was faster.
 */
function Result({ outcome }: { outcome: Outcome }) {
  const t = useT();
  const isDone = outcome === "approved" || outcome === "declined";
  return (
    <Notice tone={isDone ? "success" : "warning"} role="status">
      {t(`admin.outcome_${outcome}`)}
    </Notice>
  );
}
