import type { ExpenseCategory } from "@marzipan/contract/expenses";
import {
  CalendarSync,
  Ellipsis,
  Fuel,
  Lightbulb,
  Megaphone,
  Package,
  Plane,
  Printer,
  ShieldCheck,
  Wheat,
  Wrench,
} from "lucide-react";
import type { IconShape } from "../../ui/Icon.tsx";

/** The drawing by which a category of expenses is found. */
export const categoryIcons: Readonly<Record<ExpenseCategory, IconShape>> = {
  office: Printer,
  marketing: Megaphone,
  travel: Plane,
  subscriptions: CalendarSync,
  food: Wheat,
  utilities: Lightbulb,
  supplies: Package,
  maintenance: Wrench,
  insurance: ShieldCheck,
  fuel: Fuel,
  other: Ellipsis,
};
