import { createStandIn } from "../../providers/payments/stand-in.ts";
import type { StandIn } from "../../providers/payments/stand-in.port.ts";
import type { StandInPrice, StandInState } from "../../providers/payments/stand-in.state.ts";
import { openFaultyService } from "./faulty-service.ts";
import type { FaultyService } from "./faulty-service.ts";

/** A Paddle for tests of a server that is set up for Paddle itself: it holds everything in memory, and can fail. */
export interface PaddleService {
  /** What `PADDLE_API_URL` names. */
  url: string;
  standIn: StandIn;
  faulty: FaultyService;
  close: () => Promise<void>;
}

/** What a service sells where a test says nothing else. */
const monthlyPrices: readonly StandInPrice[] = [
  { priceId: "pri_pro", interval: "month", minor: 2900 },
];

/** Opens a Paddle of some prices, whose webhooks are signed by a secret. */
export async function openPaddleService(
  webhookSecret: string,
  prices: readonly StandInPrice[] = monthlyPrices,
): Promise<PaddleService> {
  let kept: { version: number; state: StandInState } | undefined;
  const standIn = createStandIn({
    store: {
      load: async () => structuredClone(kept),
      save: async (version, state) => {
        kept = { version: version + 1, state: structuredClone(state) };
        return true;
      },
    },
    prices,
    webhookSecret,
    now: () => new Date(),
  });
  const faulty = await openFaultyService(await standIn.address());
  const close = async (): Promise<void> => {
    await faulty.close();
    await standIn.close();
  };
  return { url: faulty.url, standIn, faulty, close };
}
