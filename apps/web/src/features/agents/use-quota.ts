import { getUsage } from "@marzipan/contract/dashboard";
import { refuseAgent } from "@marzipan/domain/agent-quota";
import type { AgentRefusal } from "@marzipan/domain/agent-quota";
import type { AgentIntent } from "@marzipan/contract/agents";
import { unlimited } from "@marzipan/domain/plans";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { keyOf } from "../../platform/api/query-of.ts";
import { useCall } from "../../platform/api/queries.ts";
import { isAdmin } from "../../platform/gate/decide-access.ts";
import { useMay, useMe } from "../../platform/session/me.tsx";
import type { AgentReply } from "./ask-agent.ts";

/** How long the quota is shown before it is asked for again (spec §9: quota cache). */
const quotaMs = 30_000;

/** From so many consultations on the dialog says that few are left. */
const fewLeft = 3;

/** What the business may still ask the advisor. */
export interface Quota {
  /** `null` without a limit. */
  left: number | null;
  limit: number;
  isLow: boolean;
  per: "month" | "lifetime";
  /** When consultations are counted again, `null` for a lifetime's. */
  resetsOn: string | null;
}

/** What the person may ask, and what is left of it. */
export interface MayAsk {
  /** `undefined` until it is known. */
  quota: Quota | undefined;
  /** The person's role may ask about money. */
  asksAdvisor: boolean;
  /** Returns why a kind of question would be refused, `null` where it may be asked or is not known yet. */
  refusalOf: (kind: AgentIntent) => AgentRefusal | null;
  /** Takes over what an answer says of the quota. */
  noteReply: (reply: AgentReply) => void;
  /** Asks for the quota again. */
  askAgain: () => void;
}

/** Returns what the signed-in person may ask the two agents (rulings §3, §7). */
export function useQuota(): MayAsk {
  const me = useMe();
  const asksAdvisor = useMay("money");
  const client = useQueryClient();
  const { data } = useCall(getUsage, undefined, {
    staleTime: quotaMs,
    refetchInterval: quotaMs * 2,
  });
  const isUnlimited = isAdmin(me);
  const { plan_key: plan, status } = me.subscription;
  const used = data?.consultations.used;
  const noteReply = useCallback(
    ({ quota, intent }: AgentReply) => {
      if (intent !== "business") return;
      client.setQueryData<ReplyOf<typeof getUsage>>(
        keyOf(getUsage),
        (known) =>
          known && {
            ...known,
            consultations: {
              ...known.consultations,
              used: quota.used,
              countsAnewAt: quota.resetsOn,
            },
          },
      );
    },
    [client],
  );
  return {
    quota: data && quotaOf(data.consultations, isUnlimited),
    asksAdvisor,
    refusalOf: (kind) => refuseAgent(kind, { plan, status, isAdmin: isUnlimited, used: used ?? 0 }),
    noteReply,
    askAgain: () => void client.invalidateQueries({ queryKey: keyOf(getUsage) }),
  };
}

function quotaOf(
  { used, limit, per, countsAnewAt }: ReplyOf<typeof getUsage>["consultations"],
  isUnlimited: boolean,
): Quota {
  const left = isUnlimited || limit === unlimited ? null : Math.max(0, limit - used);
  const isLow = left !== null && left > 0 && left <= fewLeft;
  return { left, limit, isLow, per, resetsOn: countsAnewAt };
}
