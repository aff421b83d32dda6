import { addDays } from "@marzipan/domain/dates";
import type { APIRequestContext } from "@playwright/test";
import { make, todayOf } from "./bakery.ts";

/** What the pages of a filled bakery are opened by. */
export interface Filled {
  today: string;
  clientId: string;
  orderId: string;
}

/** Fills a bakery so that every page has something to show: names in three scripts, all states of an order, allergies, notes, tasks. */
export async function fillBakery(request: APIRequestContext): Promise<Filled> {
  const today = await todayOf(request);
  const { id: clientId } = await make(request, "clients", {
    name: "תמר אזולאי",
    phone: "052-555-0147",
    email: "tamar@bakery.test",
    allergens: ["eggs"],
    notes: "Rings twice",
  });
  await make(request, "clients", { name: "سلمى حداد", phone: "054-555-0199" });
  await make(request, "clients", { name: "Noa Levi-Cohen of the Upper Street" });
  const cake = "עוגת דבש, 24 ס״מ";
  const { id: productId } = await make(request, "products", {
    name: cake,
    category: "עוגות",
    allergens: ["eggs", "gluten"],
  });
  await make(request, "products", { name: "Sesame challah" });
  const base = { deliveryTime: "11:00", clientId, clientName: "תמר אזולאי", allergens: ["eggs"] };
  const { id: orderId } = await make(request, "orders", {
    ...base,
    deliveryDate: today,
    fulfilment: "delivery",
    address: "הרצל 5, תל אביב",
    notes: "No nuts, please",
    agreedPrice: 400,
    depositKind: "sum",
    depositValue: 100,
    items: [
      { dessert_name: cake, quantity: 2, unit_price: 140, productId },
      { dessert_name: "Sesame challah", quantity: 5, unit_price: 24 },
    ],
  });
  for (const [n, status] of ["pending", "in_progress", "completed"].entries()) {
    await make(request, "orders", {
      clientName: "سلمى حداد",
      deliveryDate: addDays(today, n),
      status,
      items: [{ dessert_name: "بقلاوة", quantity: 12, unit_price: 6.5 }],
    });
  }
  await make(request, "tasks", { title: "להזמין קמח", dueDate: addDays(today, 1) });
  await make(request, "tasks", { title: "Call the dairy", dueDate: addDays(today, -2) });
  await make(request, "tasks", { title: "Wash the aprons", completed: true });
  return { today, clientId, orderId };
}
