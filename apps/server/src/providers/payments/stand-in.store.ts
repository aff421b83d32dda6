import type { Database } from "../../platform/database/database.ts";
import type { StandInStore } from "./stand-in.ts";
import type { StandInState } from "./stand-in.state.ts";

const name = "paddle";

/** Stores the stand-in's state in the database. */
export function keepStandIn(lookUp: Database["lookUp"]): StandInStore {
  return {
    load: async () => {
      const [row] = await lookUp<{ version: number; state: StandInState }>({
        text: "select version, state from app.load_stand_in($1)",
        values: [name],
      });
      return row;
    },
    save: async (version, state) => {
      const [row] = await lookUp<{ saved: boolean }>({
        text: "select app.save_stand_in($1, $2, $3) as saved",
        values: [name, version, JSON.stringify(state)],
      });
      return row?.saved === true;
    },
  };
}
