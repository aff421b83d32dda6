import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { makeFormat } from "@marzipan/phrases/format";
import { showScreen } from "../../../platform/testing/show-screen.tsx";
import { triedLanguages } from "../../../ui/testing/showComponent.tsx";
import { OrderActing } from "../acts/OrderActing.tsx";
import type { OrderInBrief } from "../orders.types.ts";
import { ordersByDay, withMoved } from "./calendar-view.rules.ts";
import { MonthBoard } from "./MonthBoard.tsx";
import { WeekBoard } from "./WeekBoard.tsx";

// Days to come: a drop on a day that is over asks first.
const days = ["2126-11-24", "2126-11-25", "2126-11-26", "2126-11-27", "2126-11-28", "2126-11-29"];
const [, monday = "", tuesday = ""] = days;

const order: OrderInBrief = {
  id: "01930000-0000-7000-8000-000000000010",
  number: 1042,
  clientName: "Tamar Azulay",
  deliveryDate: monday,
  deliveryTime: "09:30",
  fulfilment: "pickup",
  status: "pending",
  readyAt: null,
  cancelledAt: null,
  currency: "ILS",
  notes: "",
  totalPrice: 60,
  items: [{ dessert_name: "Challah", quantity: 2 }],
};

type Move = (order: OrderInBrief, day: string) => void;

function Board({ kind, onMove }: { kind: "week" | "month"; onMove: Move }) {
  const [moves, setMoves] = useState<{ id: string; day: string }[]>([]);
  const calendar = {
    byDay: ordersByDay(withMoved([order], moves)),
    standings: {},
    isLoading: false,
    error: null,
    isFetching: false,
    retry: () => undefined,
    move: (one: OrderInBrief, day: string) => {
      setMoves([{ id: one.id, day }]);
      onMove(one, day);
    },
    moveFailure: null,
    refusedMove: null,
  };
  return (
    <OrderActing>
      {kind === "week" ? (
        <WeekBoard days={days} calendar={calendar} />
      ) : (
        <MonthBoard days={days} month={monday} calendar={calendar} />
      )}
    </OrderActing>
  );
}

describe.each(triedLanguages)("in $language", (tried) => {
  const format = makeFormat(tried.language);
  const dayOf = (day: string) =>
    page.getByRole("region", { name: new RegExp(format.longDay(day)) });
  const ticketIn = (day: string) => dayOf(day).getByRole("listitem").first();

  test.each(["week", "month"] as const)("a mouse drags an order within the %s", async (kind) => {
    const onMove = vi.fn<Move>();
    await showScreen(tried, <Board kind={kind} onMove={onMove} />);
    await userEvent.dragAndDrop(ticketIn(monday), dayOf(tuesday));
    expect(onMove.mock.calls.map(([one, day]) => [one.number, day])).toEqual([[1042, tuesday]]);
    await expect.element(ticketIn(tuesday)).toBeVisible();
  });

  test.each(["week", "month"] as const)("the keyboard drags it within the %s", async (kind) => {
    const onMove = vi.fn<Move>();
    const t = await showScreen(tried, <Board kind={kind} onMove={onMove} />);
    const handle = page.getByRole("button", { name: new RegExp(t("orders.move_order")) });
    (handle.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(dayOf(monday)).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(dayOf(tuesday)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(ticketIn(tuesday)).toBeVisible();
    expect(onMove.mock.calls.map(([, day]) => day)).toEqual([tuesday]);
    await expect.element(dayOf(tuesday)).toHaveFocus();
  });

  test("Escape lets a picked-up order be", async () => {
    const onMove = vi.fn<Move>();
    const t = await showScreen(tried, <Board kind="week" onMove={onMove} />);
    const handle = page.getByRole("button", { name: new RegExp(t("orders.move_order")) });
    (handle.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}{Tab}{Escape}");
    await expect.element(handle).toHaveFocus();
    expect(onMove).not.toHaveBeenCalled();
  });
});
