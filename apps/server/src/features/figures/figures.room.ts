import { defineRoom } from "../../platform/room.ts";

/** What the room of figures has: no calls and no rows of its own, but every sum of them (rulings §6). */
export const figuresRoom = defineRoom({
  name: "figures",
  reads: ["client", "expense", "order_item", "order_request", "orders", "payment", "product"],
});
