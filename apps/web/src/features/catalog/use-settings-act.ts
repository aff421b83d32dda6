import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import { getMenuSettings } from "@marzipan/contract/catalog-settings";
import { useQueryClient } from "@tanstack/react-query";
import { useAct } from "../../platform/api/queries.ts";
import { keyOf } from "../../platform/api/query-of.ts";
import type { Act } from "../../platform/api/queries.ts";

/** Returns an act that changes the menu's settings and answers them: what it answers is shown at once. */
export function useSettingsAct<E extends AnyEndpoint>(endpoint: E, onDone?: () => void): Act<E> {
  const client = useQueryClient();
  return useAct(endpoint, {
    onSuccess: (settings) => {
      client.setQueryData(keyOf(getMenuSettings), settings);
      onDone?.();
    },
  });
}
