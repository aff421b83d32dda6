import { describe, expect, it } from "vitest";
import { matchColumns, missingTargets } from "../matching/matching.rules.ts";
import { makeTable } from "../matching/table.rules.ts";
import { findWriting } from "../matching/writing.rules.ts";
import { readCsv } from "../reading/csv.rules.ts";
import { rawRowsOf, readerOf } from "./row-reading.ts";

/** Reads an export of orders as the import does; nothing is chosen by hand. */
function read(text: string) {
  // Shopify's numbers, whose sign would read as a colour here.
  const rows = readCsv(text.trim().replaceAll("No10", "#10"));
  const table = makeTable({ name: "", rows }, false);
  const matches = matchColumns("orders", table, []);
  expect(missingTargets("orders", matches)).toEqual([]);
  const writing = findWriting(table, matches, ".");
  const reader = readerOf("orders", {
    dayOrder: writing.days.order ?? "day",
    decimalSign: writing.decimalSign,
    currency: "USD",
    hasPayments: true,
    labels: { number: "Order", paid: "Paid" },
    taxLabel: "Tax",
  });
  return rawRowsOf("orders", table, matches).map((row) => reader(row).ready);
}

describe("exports of orders", () => {
  it("of Shopify: one order across rows, its client and date in the first", () => {
    const orders = read(`
Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Billing Street,Billing Address1,Billing City,Billing Zip,Billing Country,Billing Phone,Shipping Name,Shipping Street,Shipping Address1,Shipping City,Shipping Zip,Shipping Country,Shipping Phone,Notes,Note Attributes,Cancelled at,Payment Method,Payment Reference,Refunded Amount,Vendor,Outstanding Balance,Id,Tags,Source,Phone
No1001,dana@example.com,paid,2026-10-01 10:00:00 +0200,fulfilled,2026-10-03 12:00:00 +0200,no,EUR,308.00,0.00,0.00,308.00,,0.00,Local pickup,2026-10-01 09:58:00 +0200,2,Honey cake,140.00,,HC,true,true,fulfilled,Dana Peretz,,1 Main St,Haifa,31000,IL,+972525550121,Dana Peretz,,1 Main St,Haifa,31000,IL,+972525550121,Ring twice,,,Shopify Payments,c1,0.00,Levi,0.00,1,,web,
No1001,dana@example.com,,,,,,,,,,,,,,,4,Rugelach,7.00,,RG,true,true,fulfilled,,,,,,,,,,,,,,,,,,,,,Levi,,,,,
No1002,yoav@example.com,pending,,unfulfilled,,no,EUR,60.00,0.00,0.00,60.00,,0.00,,2026-10-02 09:58:00 +0200,1,Figure,60.00,,FG,true,true,pending,Yoav Barak,,,,,,,,,,,,,,,,,,,,Levi,60.00,2,,web,`);
    expect(orders).toMatchObject([
      {
        cells: {
          name: "Dana Peretz",
          email: "dana@example.com",
          phone: "+972525550121",
          currency: "EUR",
          status: "completed",
          total: "308",
          fulfilment: "pickup",
        },
        items: [
          { name: "Honey cake", quantity: 2, unitPrice: 140 },
          { name: "Rugelach", quantity: 4, unitPrice: 7 },
        ],
        payments: [{ amount: 308, method: "card", paidAt: "2026-10-01" }],
      },
      { cells: { name: "Yoav Barak", status: "pending", isOwed: "1" }, payments: [] },
    ]);
    expect(orders[0]?.cells["date"]).toBe("2026-10-03");
    expect(orders[1]?.cells["date"]).toBe("2026-10-02");
  });

  it("of WooCommerce: billing names in two columns, an item in each row", () => {
    const orders = read(`
Order Number,Order Status,Order Date,Customer Note,First Name (Billing),Last Name (Billing),Address 1&2 (Billing),City (Billing),Email (Billing),Phone (Billing),Payment Method Title,Order Total Amount,Item Name,Quantity,Item Cost
501,Processing,2026-12-01 08:00,No nuts,Dana,Peretz,1 Main St,Haifa,dana@example.com,0525550121,Cash on delivery,308,Honey cake,2,140
501,Processing,2026-12-01 08:00,No nuts,Dana,Peretz,1 Main St,Haifa,dana@example.com,0525550121,Cash on delivery,308,Rugelach,4,7`);
    expect(orders).toMatchObject([
      {
        cells: { name: "Dana Peretz", phone: "0525550121", status: "in_progress", total: "308" },
        items: [{ name: "Honey cake" }, { name: "Rugelach", quantity: 4 }],
      },
    ]);
    expect(orders[0]?.cells["notes"]).toContain("No nuts");
  });

  it("of Square: items of one transaction, its day and time apart", () => {
    const orders = read(`
Date,Time,Time Zone,Category,Item,Qty,Price Point Name,SKU,Modifiers Applied,Gross Sales,Discounts,Net Sales,Tax,Transaction ID,Payment ID,Device Name,Notes,Details,Event Type,Location,Dining Option,Customer ID,Customer Name,Customer Reference ID
10/25/26,09:15:00,Eastern Time,Cakes,Honey cake,2,Large,,,$280.00,$0.00,$280.00,$0.00,T1,P1,Till,,http://x,Payment,Main,,C1,Dana Peretz,
10/25/26,09:15:00,Eastern Time,Cakes,Rugelach,4,Regular,,,$28.00,$0.00,$28.00,$0.00,T1,P1,Till,,http://x,Payment,Main,,C1,Dana Peretz,`);
    expect(orders).toMatchObject([
      {
        cells: { name: "Dana Peretz", date: "2026-10-25", time: "09:15", currency: "USD" },
        items: [
          { name: "Honey cake, Large", quantity: 2, unitPrice: 140 },
          { name: "Rugelach, Regular", quantity: 4, unitPrice: 7 },
        ],
      },
    ]);
  });

  it("of Wix, Etsy and Squarespace", () => {
    const wix = read(`
Order number,Date created,Time,Total order quantity,Contact email,Note from customer,Item,Variant,Qty,Quantity refunded,Price,SKU,Weight,Delivery method,Recipient name,Recipient phone,Delivery address,Delivery city,Billing name,Currency,Subtotal,Total,Payment status,Payment method,Fulfillment status
10010,2026-10-03,14:30,2,dana@example.com,,Honey cake,24 cm,2,0,140,,,Local delivery,Dana Peretz,0525550121,1 Main St,Haifa,Dana Peretz,ILS,280,280,Paid,Credit card,Fulfilled`);
    expect(wix).toMatchObject([
      {
        cells: {
          name: "Dana Peretz",
          date: "2026-10-03",
          status: "completed",
          fulfilment: "delivery",
        },
        items: [{ name: "Honey cake, 24 cm", quantity: 2, unitPrice: 140 }],
        payments: [{ amount: 280, method: "card" }],
      },
    ]);
    const etsy = read(`
Sale Date,Item Name,Buyer,Quantity,Price,Coupon Code,Discount Amount,Order Shipping,Order Sales Tax,Item Total,Currency,Transaction ID,Listing ID,Date Paid,Date Shipped,Ship Name,Ship Address1,Ship City,Ship Zipcode,Order ID,Variations
10/25/26,Honey cake,dana,2,140,,0,0,0,280,USD,1,2,10/25/26,10/27/26,Dana Peretz,1 Main St,Haifa,31000,900,
10/25/26,Rugelach,dana,4,7,,0,0,0,28,USD,2,3,10/25/26,10/27/26,Dana Peretz,1 Main St,Haifa,31000,900,`);
    expect(etsy).toMatchObject([
      { cells: { currency: "USD", date: "2026-10-27" }, items: [{ quantity: 2 }, { quantity: 4 }] },
    ]);
    const squarespace = read(`
Order ID,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Currency,Subtotal,Shipping,Taxes,Amount Refunded,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Lineitem variant,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Billing Address1,Billing City,Billing Zip,Billing Country,Billing Phone,Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Country,Shipping Phone,Cancelled at,Private Notes,Channel Type,Payment Method
00012,dana@example.com,PAID,2026-10-01 10:00:00 -0400,PENDING,,USD,280.00,0.00,0.00,0.00,280.00,,0.00,Pickup,2026-10-01 10:00:00 -0400,2,Honey cake,140.00,HC,Large,true,true,PENDING,Dana Peretz,1 Main St,Haifa,31000,IL,0525550121,Dana Peretz,1 Main St,Haifa,31000,IL,0525550121,,,web,Stripe`);
    expect(squarespace).toMatchObject([
      {
        cells: { name: "Dana Peretz", status: "pending", date: "2026-10-01", fulfilment: "pickup" },
        items: [{ name: "Honey cake, Large", quantity: 2 }],
        payments: [{ amount: 280, method: "card" }],
      },
    ]);
  });

  it("of Etsy without items: the sum alone, and the day on which it was shipped", () => {
    const orders = read(`
Sale Date,Order ID,Buyer User ID,Full Name,First Name,Last Name,Number of Items,Payment Method,Date Shipped,Street 1,Street 2,Ship City,Ship State,Ship Zipcode,Ship Country,Currency,Order Value,Coupon Code,Coupon Details,Discount Amount,Shipping Discount,Shipping,Sales Tax,Order Total,Status,Card Processing Fees,Order Net,Adjusted Order Total,Adjusted Card Processing Fees,Adjusted Net Order Amount,Buyer,Order Type,Payment Type,InPerson Discount,InPerson Location,SKU
10/25/26,3100000001,danap,Dana Peretz,Dana,Peretz,2,Credit Card,10/27/26,1 Main St,,Haifa,,31000,Israel,USD,308.00,,,0.00,0.00,12.00,0.00,320.00,,9.85,310.15,,,,Dana Peretz (danap),online,online_cc,,,`);
    expect(orders).toMatchObject([
      {
        cells: {
          number: "3100000001",
          name: "Dana Peretz",
          date: "2026-10-27",
          currency: "USD",
          total: "320",
          address: "1 Main St, Haifa, 31000",
        },
        items: [],
      },
    ]);
  });

  it("of Square Online: an item in each row, its recipient and how it is handed over", () => {
    const orders = read(`
Order,Order Date,Currency,Order Subtotal,Order Shipping Price,Order Tax Total,Order Total,Order Refunded Amount,Fulfillment Date,Fulfillment Type,Fulfillment Status,Channels,Fulfillment Location,Fulfillment Notes,Recipient Name,Recipient Email,Recipient Phone,Recipient Address,Recipient Address 2,Recipient Postal Code,Recipient City,Recipient Region,Recipient Country,Item Quantity,Item Name,Item SKU,Item Variation,Item Modifiers,Item Price,Item Options Total Price,Item Total Price
R123456,2026/10/25,USD,308,0,0,308,0,2026/10/27,Pickup,Completed,Square Online,Main,Ring twice,Dana Peretz,dana@example.test,'+12125550121,1 Main St,,10001,New York,NY,United States,2,Honey cake,HC,Large,,140,0,280
R123456,,,,,,,,,,,,,,,,,,,,,,,4,Rugelach,RG,Regular,,7,0,28`);
    expect(orders).toMatchObject([
      {
        cells: {
          number: "R123456",
          name: "Dana Peretz",
          phone: "+12125550121",
          email: "dana@example.test",
          date: "2026-10-27",
          status: "completed",
          fulfilment: "pickup",
          total: "308",
        },
        items: [
          { name: "Honey cake, Large", quantity: 2, unitPrice: 140 },
          { name: "Rugelach, Regular", quantity: 4, unitPrice: 7 },
        ],
      },
    ]);
    expect(orders[0]?.cells["notes"]).toContain("Ring twice");
  });
});

it("own clients come back from their table as they were, without deleted and merged ones", () => {
  const text = `id,name,phone,email,language,allergens,allergy_note,notes,merged_into,created_at,updated_at,deleted_at
1,Allergic Anna,052-5550777,,,"[""tree_nuts""]",Severe nut allergy,,,2026-11-28,2026-11-28,
2,Plain Paul,052-5550779,,,[],,,,2026-11-28,2026-11-28,
3,Deleted Dan,052-5550778,,,[],,,,2026-11-28,2026-11-28,2026-11-28
4,Merged Mia,052-5550776,,,[],,,1,2026-11-28,2026-11-28,`;
  const table = makeTable({ name: "", rows: readCsv(text) }, false);
  const rows = rawRowsOf("clients", table, matchColumns("clients", table, []));
  expect(rows).toMatchObject([
    {
      cells: {
        name: "Allergic Anna",
        allergens: '["tree_nuts"]',
        allergyNote: "Severe nut allergy",
      },
    },
    { cells: { name: "Plain Paul" } },
  ]);
});
