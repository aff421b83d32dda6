import { decideApprovals } from "@marzipan/contract/admin";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import type { UserRow } from "./admin.types.ts";
import { addDecided } from "./approvals.rules.ts";
import type { Decided } from "./approvals.rules.ts";

/** Deciding on accounts of a list: what runs, what was decided, and what is selected. */
export interface Deciding {
  decided: readonly Decided[];
  selected: ReadonlySet<string>;
  select: (ids: readonly string[], isSelected: boolean) => void;
  approve: (ids: readonly string[]) => void;
  /** Throws when it fails; the error stands in `error` too. */
  decline: (ids: readonly string[], reason: string) => Promise<unknown>;
  /** The accounts that are being decided on now. */
  pending: ReadonlySet<string>;
  error: Error | null;
}

const none: ReadonlySet<string> = new Set();

/**
 * Approves or declines accounts of a list, one or several at once; the outcome of each stays to be
 * shown in its row.
 */
export function useDeciding(users: readonly UserRow[]): Deciding {
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [selected, setSelected] = useState(none);
  const act = useAct(decideApprovals, {
    onSuccess: ({ items }) => {
      setDecided((before) => addDecided(before, users, items));
      setSelected(none);
    },
  });
  return {
    decided,
    selected,
    select: (ids, isSelected) =>
      setSelected((before) => {
        const next = new Set(before);
        for (const id of ids) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    approve: (ids) => act.mutate({ body: { ids: [...ids], decision: "approve" } }),
    decline: (ids, reason) =>
      act.mutateAsync({ body: { ids: [...ids], decision: "decline", reason } }),
    pending: act.isPending ? new Set(act.variables?.body.ids) : none,
    error: act.error,
  };
}
