import { depositMinor } from "@marzipan/domain/orders";
import { balanceMinor, dueOn, payStateOf } from "@marzipan/domain/payments";
import type { Owing } from "@marzipan/domain/payments";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, AnswerTo, Caller } from "../../platform/testing/test-caller.ts";

// The clock is at 2026-11-26.
const today = "2026-11-26";
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** What an owner may do; `of` picks one of the payments made so far. */
type Act =
  | { act: "pay"; minor: number }
  | { act: "refund"; of: number; share: number }
  | { act: "void"; of: number }
  | { act: "voidRefund"; of: number }
  | { act: "deposit"; kind: "sum" | "percent"; minor: number; dueDate: string }
  | { act: "cancel" }
  | { act: "uncancel" };

const of = fc.nat(3);
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant("pay"), minor: fc.integer({ min: 1, max: 12_000 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("refund"),
      of,
      share: fc.constantFrom(0.3, 0.5, 1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("void"), of }) },
  fc.record({ act: fc.constant("voidRefund"), of }),
  fc.record({
    act: fc.constant("deposit"),
    kind: fc.constantFrom("sum", "percent"),
    minor: fc.integer({ min: 100, max: 9000 }),
    dueDate: fc.constantFrom("2026-11-20", "2026-12-01"),
  }),
  fc.constant({ act: "cancel" }),
  fc.constant({ act: "uncancel" }),
) as fc.Arbitrary<Act>;

/** A payment in the book that is kept by hand. */
interface Booked {
  id: string;
  minor: number;
  isVoid: boolean;
  refunds: { id: string; minor: number; isVoid: boolean }[];
}

const refundedOf = ({ refunds }: Booked): number =>
  refunds.reduce((sum, { minor, isVoid }) => sum + (isVoid ? 0 : minor), 0);

const paidOf = (book: readonly Booked[]): number =>
  book.reduce((sum, one) => sum + (one.isVoid ? 0 : one.minor - refundedOf(one)), 0);

/** Makes a call, which must be answered with a status. */
type Post = <const Path extends string>(
  path: Path,
  body: object,
  status: number,
) => Promise<AnswerTo<"POST", Path>["body"]>;

function demand<Body>({ status, body }: Answer<Body>, wanted: number): Body {
  if (status !== wanted) throw new Error(`${status}, not ${wanted}: ${JSON.stringify(body)}`);
  return body;
}

/** Does one act by the product's own call, and writes down by hand what that must have changed. */
async function doAct(baker: Caller, orderId: string, book: Booked[], owing: Owing, step: Act) {
  const post: Post = async (path, body, status) => {
    return demand(await baker.post(path, body), status);
  };
  if (step.act === "pay") {
    const body = { orderId, amount: step.minor / 100, method: "cash", confirmsOver: true };
    const { id } = await post("/api/payments", body, 201);
    book.push({ id, minor: step.minor, isVoid: false, refunds: [] });
  } else if (step.act === "deposit") {
    owing.depositKind = step.kind;
    owing.depositValueMinor = step.minor;
    owing.depositDueDate = step.dueDate;
    const changed = await baker.patch(`/api/orders/${orderId}`, {
      depositKind: step.kind,
      depositValue: step.minor / 100,
      depositDueDate: step.dueDate,
    });
    demand(changed, 200);
  } else if (step.act === "cancel" || step.act === "uncancel") {
    const isCancel = step.act === "cancel";
    if (owing.isCancelled !== isCancel) await post(`/api/orders/${orderId}/${step.act}`, {}, 200);
    owing.isCancelled = isCancel;
  } else {
    await takeBack(book[step.of], step, post);
  }
}

async function takeBack(
  one: Booked | undefined,
  step: Exclude<Act, { act: "pay" | "deposit" | "cancel" | "uncancel" }>,
  post: Post,
): Promise<void> {
  if (!one) return;
  if (step.act === "refund") {
    const minor = Math.ceil((one.minor - refundedOf(one)) * step.share);
    const isRefused = one.isVoid || minor === 0;
    const body = { amount: Math.max(minor, 1) / 100 };
    const answer = await post(`/api/payments/${one.id}/refund`, body, isRefused ? 409 : 201);
    if (!isRefused) one.refunds.push({ id: answer.id, minor, isVoid: false });
  } else if (step.act === "void") {
    const isRefused = one.isVoid || refundedOf(one) > 0;
    await post(`/api/payments/${one.id}/void`, {}, isRefused ? 409 : 200);
    one.isVoid ||= !isRefused;
  } else {
    const refund = one.refunds.at(-1);
    if (!refund) return;
    await post(`/api/payments/${refund.id}/void`, {}, refund.isVoid ? 409 : 200);
    refund.isVoid = true;
  }
}

describe("an order's balance through deposits, part payments, refunds, voids and cancellation", () => {
  it("is the same in every place that tells it, and what a book kept by hand says", async () => {
    const baker = await test.member();
    const acts = fc.array(anyAct, { minLength: 4, maxLength: 8 });
    const totals = fc.integer({ min: 1, max: 20_000 });
    const days = fc.constantFrom("2026-11-20", "2026-12-10");
    const property = fc.asyncProperty(totals, days, acts, async (total, deliveryDate, steps) => {
      const made = await baker.post("/api/orders", {
        clientName: "Dana",
        deliveryDate,
        agreedPrice: total / 100,
      });
      const { id } = made.body;
      const owing: Owing = {
        totalMinor: total,
        isCancelled: false,
        isSettled: false,
        deliveryDate,
        depositKind: null,
        depositValueMinor: null,
        depositDueDate: null,
      };
      const book: Booked[] = [];
      for (const step of steps) await doAct(baker, id, book, owing, step);

      const paid = paidOf(book);
      const balance = balanceMinor(owing, paid);
      const due = dueOn(owing, paid, today);
      const { body } = await baker.get(`/api/orders/${id}/payments`);
      expect(body.balance).toMatchObject({
        paid: paid / 100,
        balance: balance / 100,
        state: payStateOf(owing, paid),
        deposit: depositMinor(owing, total) / 100,
        due: (due?.amountMinor ?? 0) / 100,
        dueDate: due?.dueDate ?? null,
      });
      const payable = await baker.get(`/api/payments/orders?orderId=${id}`);
      expect(payable.body.items).toMatchObject([{ id, paid: paid / 100, balance: balance / 100 }]);
      const { confirmation } = (await baker.get(`/api/orders/${id}/confirmation`)).body;
      expect(confirmation).toMatchObject({ paid: paid / 100, balance: balance / 100 });
      const debtors = await baker.get("/api/payments/debtors?limit=100");
      const owed = (debtors.body.items as { orders: { id: string; amount: number }[] }[])
        .flatMap(({ orders }) => orders)
        .filter((one) => one.id === id);
      expect(owed.map(({ amount }) => amount)).toEqual(due ? [due.amountMinor / 100] : []);
      await baker.delete(`/api/orders/${id}`);
    });
    await fc.assert(property, { numRuns: 40, endOnFailure: true });
  }, 60_000);
});
