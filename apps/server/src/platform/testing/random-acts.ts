import { addDays } from "@marzipan/domain/dates";
import fc from "fast-check";
import type { Answer, Caller } from "./test-caller.ts";

const kinds = [
  "order",
  "edit",
  "reprice",
  "link",
  "status",
  "cancel",
  "uncancel",
  "delete",
  "restore",
  "copy",
  "pay",
  "refund",
  "void",
  "hand over",
  "undo",
  "expense",
  "edit expense",
  "delete expense",
  "restore expense",
  "merge",
  "erase",
] as const;

/** Something that an owner does; `of` picks one of the things made so far, the other numbers its values. */
export interface RandomAct {
  kind: (typeof kinds)[number];
  of: number;
  days: number;
  minor: number;
  choice: number;
}

/** Draws what an owner does one after the other. */
export const drawActs: fc.Arbitrary<RandomAct[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds, "order", "order", "edit", "status", "pay", "pay"),
    of: fc.nat(20),
    days: fc.integer({ min: -40, max: 0 }),
    minor: fc.integer({ min: 1, max: 30_000 }),
    choice: fc.nat(5),
  }),
  { minLength: 16, maxLength: 40 },
);

/** The ids of what was made. */
export interface Made {
  clients: string[];
  orders: string[];
  payments: string[];
  expenses: string[];
}

const statuses = ["pending", "in_progress", "completed", "completed", "completed", "completed"];
const currencies = ["ILS", "ILS", "ILS", "USD", "EUR", "ILS"];
const names = ["Cake", "cake", "Bun, big", "חלה", "ケーキ", "Noa Levi's cake"];
const categories = ["food", "fuel", "office", "other", "food", "food"];

/** Does one of the acts; what the product refuses is refused, and only a defect throws. */
export async function perform(
  baker: Caller,
  made: Made,
  { kind, of, days, minor, choice }: RandomAct,
  today: string,
): Promise<void> {
  const pick = (list: readonly string[]): string =>
    list[of % Math.max(list.length, 1)] ?? "00000000-0000-7000-8000-000000000000";
  const [order, payment, expense] = [pick(made.orders), pick(made.payments), pick(made.expenses)];
  const day = addDays(today, days);
  const amount = minor / 100;
  const status = statuses[choice];
  const dessert = { dessert_name: names[choice], quantity: 1.5, unit_price: amount };
  const items = [dessert, { dessert_name: "Bun", quantity: of, unit_price: 3.33 }];
  const clientId = choice === 0 ? null : pick(made.clients);
  const spent = {
    date: day,
    category: categories[choice],
    amount: choice === 1 ? -amount : amount,
  };
  const money = { amount, paidAt: day, confirmsOver: true, confirmsCurrency: true };
  const ask = async (method: "post" | "patch" | "delete", path: string, body?: object) => {
    const answer: Answer =
      method === "delete" ? await baker.delete(path) : await baker[method](path, body);
    if (answer.status >= 500) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.status < 300 ? (answer.body as { id?: string; paymentId?: string | null }) : {};
  };
  const keep = (list: string[], id: string | null | undefined): void => {
    if (id) list.push(id);
  };
  const orderBody = {
    clientName: "Noa Levi",
    deliveryDate: day,
    deliveryTime: choice > 3 ? null : `1${choice}:30`,
    currency: currencies[choice],
    status,
    items,
    ...(of % 3 === 0 ? { agreedPrice: amount } : {}),
    ...(of % 2 === 0 && clientId !== null ? { clientId } : {}),
  };
  const acts: Record<RandomAct["kind"], () => Promise<unknown>> = {
    order: async () => keep(made.orders, (await ask("post", "/api/orders", orderBody)).id),
    edit: () =>
      ask("patch", `/api/orders/${order}`, {
        deliveryDate: day,
        deliveryTime: choice > 3 ? null : `0${choice}:00`,
        status,
      }),
    reprice: () =>
      ask("patch", `/api/orders/${order}`, {
        items,
        agreedPrice: choice > 2 ? amount : null,
        currency: currencies[choice],
      }),
    link: () => ask("patch", `/api/orders/${order}`, { clientId }),
    status: () => ask("post", `/api/orders/${order}/status`, { status }),
    cancel: () => ask("post", `/api/orders/${order}/cancel`, {}),
    uncancel: () => ask("post", `/api/orders/${order}/uncancel`),
    delete: () => ask("delete", `/api/orders/${order}`),
    restore: () => ask("post", `/api/orders/${order}/restore`),
    copy: async () => {
      const copied = await ask("post", `/api/orders/${order}/duplicate`, { deliveryDate: day });
      keep(made.orders, copied.id);
    },
    pay: async () => {
      const about = choice === 0 ? {} : { orderId: order };
      const body = { ...money, ...about, currency: currencies[choice], method: "cash" };
      keep(made.payments, (await ask("post", "/api/payments", body)).id);
    },
    refund: async () => {
      const body = { amount: Math.min(amount, 5), paidAt: today };
      keep(made.payments, (await ask("post", `/api/payments/${payment}/refund`, body)).id);
    },
    void: () => ask("post", `/api/payments/${payment}/void`),
    "hand over": async () => {
      const body = { amount, method: "cash" };
      keep(made.payments, (await ask("post", `/api/orders/${order}/hand-over`, body)).paymentId);
    },
    undo: () =>
      ask("post", `/api/orders/${order}/hand-over/undo`, {
        status: "in_progress",
        paymentId: payment,
      }),
    expense: async () => keep(made.expenses, (await ask("post", "/api/expenses", spent)).id),
    "edit expense": () => ask("patch", `/api/expenses/${expense}`, spent),
    "delete expense": () => ask("delete", `/api/expenses/${expense}`),
    "restore expense": () => ask("post", `/api/expenses/${expense}/restore`),
    merge: () =>
      ask("post", `/api/clients/${pick(made.clients)}/merge`, { intoId: made.clients[choice] }),
    erase: () =>
      choice === 0 ? ask("post", `/api/clients/${pick(made.clients)}/erase`) : Promise.resolve(),
  };
  await acts[kind]();
}
