import { setOrderReady, setOrderStatus, uncancelOrder } from "@marzipan/contract/orders";
import { Suspense, createContext, lazy, use, useCallback, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { useAct } from "../../../platform/api/queries.ts";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useHandOver } from "./use-hand-over.ts";
import type { HandedOverOrder } from "./use-hand-over.ts";
import type { AskedOrder, QuickAct } from "../orders.types.ts";
import { stepsTo } from "../order-state.rules.ts";
import type { StateStep } from "../order-state.rules.ts";
import { dayRefusalOf } from "./refused-day.ts";
import type { OrderQuestion } from "./OrderQuestions.tsx";

// With the calendar and the sheets these are as heavy as the page that asks them.
const OrderQuestions = lazy(async () => ({
  default: (await import("./OrderQuestions.tsx")).OrderQuestions,
}));

/** What the places inside can do with orders. */
export interface Acting {
  run: (order: AskedOrder, act: QuickAct) => void;
  ask: (question: OrderQuestion) => void;
  /** The order that an act is running on. */
  busyId: string | null;
  /** The order handed over last, with Undo. */
  handedOver: HandedOverOrder | null;
  /** The order that an act failed on, and why. */
  failure: { id: string; text: string } | null;
}

const ActingContext = createContext<Acting | null>(null);

/** Returns what can be done with orders here. */
export function useActing(): Acting {
  const acting = use(ActingContext);
  if (!acting) throw new Error("An order is acted on outside of OrderActing");
  return acting;
}

interface OrderActingProps {
  /** Called after an order was deleted. */
  onDeleted?: () => void;
  children: ReactNode;
}

/** Lets the places inside act on orders, and asks the questions that some acts need. */
export function OrderActing({ onDeleted, children }: OrderActingProps) {
  const errorText = useErrorText();
  const [question, setQuestion] = useState<OrderQuestion | null>(null);
  const [failed, setFailed] = useState<{ id: string; error: Error } | null>(null);
  const status = useAct(setOrderStatus);
  const ready = useAct(setOrderReady);
  const restored = useAct(uncancelOrder);
  const busy = [status, ready, restored].find((act) => act.isPending);
  const { mutateAsync: setStatus } = status;
  const { mutateAsync: setReady } = ready;
  const { mutate: restore } = restored;

  const fail = useCallback(
    ({ id }: AskedOrder, error: Error | null) => setFailed(error && { id, error }),
    [],
  );
  const handing = useHandOver(fail);
  const { begin: handOver, handedOver } = handing;

  const run = useCallback(
    (order: AskedOrder, act: QuickAct) => {
      const { id } = order;
      const params = { id };
      const onError = (error: Error, failedAct: QuickAct = act): void => {
        if (dayRefusalOf(error) === null) setFailed({ id, error });
        else setQuestion({ kind: "over_day", act: failedAct, order, refused: error });
      };
      const takeSteps = async (steps: readonly StateStep[]): Promise<void> => {
        for (const step of steps) {
          try {
            if ("ready" in step) await setReady({ params, body: step });
            else await setStatus({ params, body: step });
          } catch (error) {
            onError(error as Error, step);
            return;
          }
        }
      };
      setFailed(null);
      if (act === "restore") restore({ params, body: {} }, { onError: (error) => onError(error) });
      else {
        const steps = "state" in act ? stepsTo(order, act.state) : [act];
        const completes = steps.some((step) => "status" in step && step.status === "completed");
        if (completes) handOver(order);
        else void takeSteps(steps);
      }
    },
    [restore, setReady, setStatus, handOver],
  );
  const busyId = busy?.variables?.params.id ?? handing.busyId;
  const acting = useMemo<Acting>(
    () => ({
      run,
      ask: setQuestion,
      busyId,
      handedOver,
      failure: failed && { id: failed.id, text: errorText(failed.error) },
    }),
    [run, busyId, failed, handedOver, errorText],
  );
  return (
    <ActingContext value={acting}>
      {children}
      {(handing.asked || question) && (
        <Suspense fallback={null}>
          <OrderQuestions
            handing={handing}
            question={question}
            onClose={() => setQuestion(null)}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </ActingContext>
  );
}
