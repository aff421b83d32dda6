import { createServer } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { signLikePaddle } from "./paddle-signature.ts";
import { callApi } from "./stand-in.api.ts";
import * as life from "./stand-in.life.ts";
import type { Life } from "./stand-in.life.ts";
import { chargeBack, refund } from "./stand-in.returns.ts";
import type { PostEvent, StandIn, StandInAct } from "./stand-in.port.ts";
import { emptyState } from "./stand-in.state.ts";
import type {
  Delivery,
  StandInPrice,
  StandInState,
  StandInSubscription,
} from "./stand-in.state.ts";

/** Where the stand-in keeps what it holds, so that it outlasts the server and a command can change it next to it. */
export interface StandInStore {
  load: () => Promise<{ version: number; state: StandInState } | undefined>;
  /** Stores a state unless another person kept one since that version. */
  save: (version: number, state: StandInState) => Promise<boolean>;
}

/** What the stand-in is made of. */
export interface StandInOptions {
  store: StandInStore;
  prices: readonly StandInPrice[];
  webhookSecret: string;
  now: () => Date;
}

const mostTries = 12;
const eachMs = 1000;

/** Creates the stand-in for Paddle. */
export function createStandIn({ store, prices, webhookSecret, now }: StandInOptions): StandIn {
  let server: Server | undefined;
  let timer: NodeJS.Timeout | undefined;
  let post: PostEvent = async () => 0;
  let turn: Promise<unknown> = Promise.resolve();

  /** Changes the state, one change after the other; what another process kept meanwhile is read again. */
  function change<T>(act: (at: Life) => T): Promise<T> {
    const mine = turn.then(async () => {
      for (;;) {
        const kept = await store.load();
        const state = kept?.state ?? emptyState();
        const at = { state, prices, now: now() };
        for (const one of Object.values(state.subscriptions)) while (life.settle(at, one)) continue;
        const done = act(at);
        if (await store.save(kept?.version ?? 0, state)) return done;
      }
    });
    turn = mine.catch(() => undefined);
    return mine;
  }

  async function readState(): Promise<StandInState> {
    return (await store.load())?.state ?? emptyState();
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const text = Buffer.concat(pieces).toString();
    const { pathname } = new URL(request.url ?? "/", "http://stand-in");
    const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
    return await change((at) =>
      callApi(at, { method: request.method ?? "GET", path: pathname, body }),
    );
  }

  let listening: Promise<Server> | undefined;
  return {
    address: async () => {
      server = await (listening ??= serve(answer));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    findTransaction: async (id) => (await readState()).transactions[id],
    findSubscription: async (id) => (await readState()).subscriptions[id],
    onCheckout: (id, act, email) =>
      change((at) => {
        const transaction = at.state.transactions[id];
        if (transaction?.status !== "ready") return;
        if (act === "pay") life.pay(at, transaction, email);
        else life.refuse(at, transaction);
      }),
    onSubscription: (id, act) =>
      change((at) => {
        const subscription = at.state.subscriptions[id];
        return subscription ? doTo(at, subscription, act) : false;
      }),
    letPass: (id, days) =>
      change((at) => {
        const subscription = at.state.subscriptions[id];
        if (subscription) life.letPass(at, subscription, days);
      }),
    setTrouble: (trouble) => change((at) => void Object.assign(at.state.trouble, trouble)),
    readState,
    deliverBy: (how) => {
      post = how;
    },
    deliver,
    start: () => {
      timer = setInterval(() => void deliver().catch(() => undefined), eachMs);
      timer.unref();
    },
    close: async () => {
      clearInterval(timer);
      const open = server;
      if (open) await new Promise<void>((resolve) => open.close(() => resolve()));
    },
  };

  async function deliver(): Promise<number> {
    const due = await takeDue();
    let delivered = 0;
    for (const one of due) if (await deliverOne(one)) delivered += 1;
    return delivered;
  }

  /** Takes what is due; each is put back for later first, so that one that is cut short is delivered again. */
  async function takeDue(): Promise<Delivery[]> {
    const at = now().toISOString();
    if (!hasDue(await readState(), at)) return [];
    return await change(({ state, now: instant }) => takeFrom(state, at, instant));
  }

  async function deliverOne({ event }: Delivery): Promise<boolean> {
    const body = JSON.stringify(event);
    const status = await post(body, signLikePaddle(body, webhookSecret, now())).catch(() => 0);
    if (status < 200 || status > 299) return false;
    await change(({ state }) => {
      state.deliveries = state.deliveries.filter((one) => one.event.event_id !== event.event_id);
    });
    return true;
  }
}

/** What the stand-in's API returns. */
interface Reply {
  status: number;
  body: object;
}

/** Starts a server on this machine that sends what `answer` returns as JSON. */
async function serve(answer: (request: IncomingMessage) => Promise<Reply>): Promise<Server> {
  const made = createServer((request, response) => {
    void answer(request).then(
      ({ status, body }) => {
        response.writeHead(status, { "content-type": "application/json" });
        response.end(JSON.stringify(body));
      },
      () => response.writeHead(500).end("{}"),
    );
  });
  await new Promise<void>((resolve, reject) => {
    made.once("error", reject);
    made.listen(0, "127.0.0.1", resolve);
  });
  made.unref();
  return made;
}

/** Returns the deliveries that are due, as the trouble that was set says, and plans the next try of each. */
function takeFrom(state: StandInState, at: string, instant: Date): Delivery[] {
  const due = state.deliveries.filter((one) => one.dueAt <= at);
  const { trouble } = state;
  const lost = new Set(due.splice(0, Math.min(trouble.lose, due.length)));
  trouble.lose -= lost.size;
  state.deliveries = state.deliveries.filter((one) => !lost.has(one) && one.tries < mostTries);
  for (const one of due) {
    one.tries += 1;
    one.dueAt = new Date(instant.getTime() + 1000 * 2 ** one.tries).toISOString();
  }
  const sent = trouble.isRepeated ? [...due, ...due] : due;
  return trouble.isReordered ? sent.toReversed() : sent;
}

function hasDue({ deliveries, subscriptions }: StandInState, at: string): boolean {
  const isDue = ({ next_billed_at: next, ends_at: ends, status, retry }: StandInSubscription) =>
    (status === "active" && next !== null && next <= at) ||
    (status === "past_due" && retry && retry.at <= at) ||
    (ends !== null && ends <= at);
  return deliveries.some((one) => one.dueAt <= at) || Object.values(subscriptions).some(isDue);
}

function doTo(at: Life, subscription: StandInSubscription, act: StandInAct): boolean {
  switch (act) {
    case "renew": {
      const { retry, next_billed_at: next, period } = subscription;
      const due = Date.parse(retry?.at ?? next ?? period.ends_at);
      const days = Math.ceil((due - at.now.getTime()) / 86_400_000);
      life.letPass(at, subscription, Math.max(0, days));
      return true;
    }
    case "refuse-card":
    case "accept-card":
      life.setCard(at, subscription, act === "refuse-card");
      return true;
    case "refund":
    case "refund-half":
      return refund(at, subscription, act === "refund");
    case "chargeback":
    case "chargeback-reverse":
      return chargeBack(at, subscription, act === "chargeback-reverse");
    case "cancel-now":
      if (subscription.status === "canceled") return false;
      life.cancel(at, subscription, true);
      return true;
    case "pause":
    case "resume":
      if (subscription.status === "canceled") return false;
      life.pause(at, subscription, act === "pause");
      return true;
  }
}
