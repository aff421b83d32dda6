import {
  CalendarArrowUp,
  CircleCheck,
  CircleDashed,
  CircleX,
  Copy,
  EllipsisVertical,
  PackageCheck,
  Pencil,
  Printer,
  RotateCcw,
  Timer,
  Trash2,
} from "lucide-react";
import type { Translate } from "@marzipan/phrases/translate";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import type { MenuEntry, MenuGroup } from "../../../ui/Menu.tsx";
import { useActing } from "./OrderActing.tsx";
import type { Acting } from "./OrderActing.tsx";
import { chosenStateOf } from "../order-state.rules.ts";
import type { AskedOrder, OrderRow } from "../orders.types.ts";
import { pathTo } from "../../../platform/url/path-to.ts";

interface OrderMenuProps {
  order: AskedOrder;
  /** The same order as a list carries it; only then it can be deleted from here. */
  row?: OrderRow;
  iconSize?: "m" | "l";
}

/** Everything that can be done with an order, behind three dots. */
export function OrderMenu({ order, row, iconSize = "m" }: OrderMenuProps) {
  const t = useT();
  const acting = useActing();
  const label = t("orders.actions_of", { number: String(order.number) });
  return (
    <Menu
      label={label}
      groups={groupsOf(t, acting, order, row)}
      trigger={
        <IconButton
          label={label}
          icon={EllipsisVertical}
          iconSize={iconSize}
          isDisabled={acting.busyId === order.id}
        />
      }
    />
  );
}

/**
 * Groups of acts that fit the order: a cancelled one must be restored before its state can change
 * (rulings §4).
 */
function groupsOf(t: Translate, acting: Acting, order: AskedOrder, row?: OrderRow): MenuGroup[] {
  const isCancelled = order.cancelledAt !== null;
  const groups: MenuGroup[] = [];
  if (!isCancelled) {
    groups.push({
      id: "state",
      title: t("orders.state"),
      entries: stateEntries(t, acting, order),
    });
  }
  groups.push({
    id: "order",
    label: t("orders.more_actions"),
    entries: orderEntries(t, acting, order),
  });
  const last: MenuEntry[] = [
    isCancelled
      ? {
          id: "restore",
          text: t("orders.restore_order"),
          icon: RotateCcw,
          onAction: () => acting.run(order, "restore"),
        }
      : {
          id: "cancel",
          text: t("orders.cancel_order"),
          icon: CircleX,
          isDanger: true,
          onAction: () => acting.ask({ kind: "cancel", order }),
        },
  ];
  if (row) {
    last.push({
      id: "delete",
      text: t("orders.delete_order"),
      icon: Trash2,
      isDanger: true,
      onAction: () => acting.ask({ kind: "delete", order: row }),
    });
  }
  groups.push({ id: "away", label: t("orders.cancel_order"), entries: last });
  return groups;
}

const states = [
  { id: "pending", icon: CircleDashed },
  { id: "in_progress", icon: Timer },
  { id: "ready", icon: PackageCheck },
  { id: "completed", icon: CircleCheck },
] as const;

/** The states that the order is not in, ready among them; every change is allowed (spec §4). */
function stateEntries(t: Translate, acting: Acting, order: AskedOrder): MenuEntry[] {
  const current = chosenStateOf(order);
  return states
    .filter(({ id }) => id !== current)
    .map(({ id, icon }) => ({
      id,
      icon,
      text: t(`common.status_${id}`),
      onAction: () => acting.run(order, { state: id }),
    }));
}

function orderEntries(t: Translate, acting: Acting, order: AskedOrder): MenuEntry[] {
  return [
    {
      id: "edit",
      text: t("common.edit"),
      icon: Pencil,
      href: pathTo("/orders/$orderId/edit", { orderId: order.id }),
    },
    {
      id: "move",
      text: t("orders.move_order"),
      icon: CalendarArrowUp,
      onAction: () => acting.ask({ kind: "move", order }),
    },
    {
      id: "duplicate",
      text: t("orders.duplicate_order"),
      icon: Copy,
      onAction: () => acting.ask({ kind: "duplicate", order }),
    },
    {
      id: "print",
      text: t("orders.print_card"),
      icon: Printer,
      href: pathTo("/orders/$orderId/card", { orderId: order.id }),
    },
  ];
}
