import { setOrderStatus } from "@marzipan/contract/orders";
import { undoHandOver } from "@marzipan/contract/payments";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useAct } from "../../../platform/api/queries.ts";
import { useFeature, useMay } from "../../../platform/session/me.tsx";
import { balanceQuery } from "../ticket/use-order-balance.ts";
import type { AskedOrder } from "../orders.types.ts";

/** The order handed over last, and how that is undone. */
export interface HandedOverOrder {
  order: AskedOrder;
  /** `null` for anyone who may not take a payment back. */
  undo: (() => void) | null;
  isPending: boolean;
}

/** Handing orders over. */
export interface HandingOver {
  /** Hands an order over; one with something to be paid is asked about first. */
  begin: (order: AskedOrder) => void;
  /** The order that it is asked about. */
  asked: AskedOrder | null;
  /** The money was taken and the order handed over. */
  taken: (paymentId: string | null) => void;
  /** The money comes later. */
  later: () => void;
  close: () => void;
  busyId: string | null;
  handedOver: HandedOverOrder | null;
}

/** Hands orders over: asks what is still to be paid, takes it with the order, and takes both back. */
export function useHandOver(
  onFailure: (order: AskedOrder, error: Error | null) => void,
): HandingOver {
  const client = useQueryClient();
  const followsPayments = useFeature("payment_tracking");
  const mayTakeBack = useMay("money");
  const [asked, setAsked] = useState<AskedOrder | null>(null);
  const [lookingId, setLookingId] = useState<string | null>(null);
  const [done, setDone] = useState<{ order: AskedOrder; paymentId: string | null } | null>(null);
  const { mutate: setStatus, isPending, variables } = useAct(setOrderStatus);
  const undoing = useAct(undoHandOver);

  const complete = useCallback(
    (order: AskedOrder): void =>
      setStatus(
        { params: { id: order.id }, body: { status: "completed" } },
        {
          onSuccess: () => {
            setAsked(null);
            setDone({ order, paymentId: null });
          },
          onError: (error) => {
            setAsked(null);
            onFailure(order, error);
          },
        },
      ),
    [setStatus, onFailure],
  );

  const begin = useCallback(
    (order: AskedOrder): void => {
      onFailure(order, null);
      if (!followsPayments || order.totalPrice <= 0) {
        complete(order);
        return;
      }
      setLookingId(order.id);
      client
        .fetchQuery(balanceQuery(order.id))
        .then((balance) => (balance !== null && balance > 0 ? setAsked(order) : complete(order)))
        .catch((error: Error) => onFailure(order, error))
        .finally(() => setLookingId(null));
    },
    [client, followsPayments, complete, onFailure],
  );

  const takeBack = (): void => {
    if (!done) return;
    const { order, paymentId } = done;
    const params = { id: order.id };
    const { status } = order;
    const ends = {
      onSuccess: () => setDone(null),
      onError: (error: Error) => onFailure(order, error),
    };
    onFailure(order, null);
    if (paymentId === null) setStatus({ params, body: { status, overCapacity: true } }, ends);
    else undoing.mutate({ params, body: { status, paymentId } }, ends);
  };

  return {
    begin,
    asked,
    taken: (paymentId) => {
      if (asked) setDone({ order: asked, paymentId });
      setAsked(null);
    },
    later: () => asked && complete(asked),
    close: () => setAsked(null),
    busyId: lookingId ?? (isPending ? (variables?.params.id ?? null) : null),
    handedOver: done && {
      order: done.order,
      undo: done.paymentId === null || mayTakeBack ? takeBack : null,
      isPending: isPending || undoing.isPending,
    },
  };
}
