import {
  acceptOrderRequest,
  declineOrderRequest,
  quoteOrderRequest,
} from "@marzipan/contract/order-requests";
import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import { getOrderRequest } from "@marzipan/contract/order-requests";
import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { keyOf } from "../../platform/api/query-of.ts";
import type { Act } from "../../platform/api/queries.ts";
import { refresh } from "../../platform/api/topics.ts";
import type { RequestView } from "./requests.types.ts";

/** Hears that a request was answered, with what it has become. */
export type OnAnswered = (request: RequestView) => void;

function useAnswerAct<E extends AnyEndpoint>(endpoint: E, onAnswered: OnAnswered): Act<E> {
  const client = useQueryClient();
  return useAct(endpoint, {
    onSuccess: (reply) => {
      const request = reply as RequestView;
      client.setQueryData(keyOf(getOrderRequest, { params: { id: request.id } }), request);
      onAnswered(request);
    },
    onError: (error) => {
      // Another device has answered first: what is shown is stale and is refetched.
      if (error instanceof ApiError && error.status === 409) {
        void refresh(client, endpoint.changes ?? []);
      }
    },
  });
}

/** Returns the act that makes a request an order. */
export function useAccepting(onAnswered: OnAnswered): Act<typeof acceptOrderRequest> {
  return useAnswerAct(acceptOrderRequest, onAnswered);
}

/** Returns the act that offers a price. */
export function useQuoting(onAnswered: OnAnswered): Act<typeof quoteOrderRequest> {
  return useAnswerAct(quoteOrderRequest, onAnswered);
}

/** Returns the act that declines a request. */
export function useDeclining(onAnswered: OnAnswered): Act<typeof declineOrderRequest> {
  return useAnswerAct(declineOrderRequest, onAnswered);
}
