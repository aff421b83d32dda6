import { expect, it } from "vitest";
import { readCsv } from "../reading/csv.rules.ts";
import type { ImportKind } from "@marzipan/contract/imports";
import { matchColumns } from "../matching/matching.rules.ts";
import { rawRowsOf } from "./row-reading.ts";
import type { RawRow } from "./row-reading.ts";
import { makeTable } from "../matching/table.rules.ts";

/** Returns the cells of the rows that are sent of a CSV file. */
function sent(kind: ImportKind, lines: readonly string[]): RawRow["cells"][] {
  const table = makeTable({ name: "", rows: readCsv(lines.join("\n")) }, false);
  return rawRowsOf(kind, table, matchColumns(kind, table, [])).map(({ cells }) => cells);
}

it("takes the phone of a Shopify customer, and the one of the address where there is none", () => {
  expect(
    sent("clients", [
      "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Phone,Phone,Note",
      "'58001,Vera,Example,vera@example.test,no,,'9 5333 0001,,",
      "'58002,Emil,Example,,no,,,'+56985020005,",
      "'58003,,,newsletter@example.test,yes,,,,",
    ]),
  ).toEqual([
    { name: "Vera Example", phone: "9 5333 0001", email: "vera@example.test" },
    { name: "Emil Example", phone: "+56985020005" },
    { email: "newsletter@example.test" },
  ]);
});

it("keeps middle names and organizations of Google Contacts", () => {
  expect(
    sent("clients", [
      "First Name,Middle Name,Last Name,Organization Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value",
      "Noa,Ruth,Tester,Bakery Ltd,* Work,noa@example.test,Mobile,052-555-0001,03-555-0001",
      ",,,Sample Hotel Ltd,* Other,orders@hotel.example.test,Work,+972 4 855 0002,",
      ",,,,,,Mobile,050-555-0003 ::: 054-555-0004,",
    ]),
  ).toEqual([
    {
      name: "Noa Ruth Tester",
      email: "noa@example.test",
      phone: "052-555-0001",
      notes: "Organization Name: Bakery Ltd\nPhone 2 - Value: 03-555-0001",
    },
    { name: "Sample Hotel Ltd", email: "orders@hotel.example.test", phone: "+972 4 855 0002" },
    { phone: "050-555-0003 ::: 054-555-0004" },
  ]);
});

it("takes WooCommerce categories from Categories, never from the product's type", () => {
  const lines = [
    "ID,Type,Name,Short description,Description,Categories",
    '44,variable,Chocolate Cake,Rich,Made with cocoa,"Cakes, Cakes > Birthday"',
    '45,variation,"Chocolate Cake - 6""",,,',
    "47,simple,Sourdough,,,Bread",
  ];
  expect(sent("products", lines).map(({ category }) => category)).toEqual([
    "Cakes, Cakes > Birthday",
    undefined,
    "Bread",
  ]);
  expect(
    sent("products", ["Type,Name", "simple,Sourdough", "variable,Cake"]).map((row) => row.category),
  ).toEqual([undefined, undefined]);
});

it("prefers a Shopify shop's own type to the standard category", () => {
  expect(
    sent("products", [
      "Handle,Title,Body (HTML),Vendor,Product Category,Type",
      "a,Challah,Soft,V,Food > Bakery,Breads",
      "b,Rolls,,V,Food > Bakery,",
    ]).map(({ category }) => category),
  ).toEqual(["Breads", "Food > Bakery"]);
});

it("takes the items of Loyverse as menu items, never their cost as a price", () => {
  expect(
    sent("catalog", [
      "Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Default price,Cost,Barcode,Track stock,Available for sale [Main store],Price [Main store],In stock [Main store]",
      "honey,10001,Honey cake,Cakes,With honey,N,,,48.00,21.00,,N,Y,50.00,0",
      "rugelach,10002,Rugelach,Cakes,,N,,,7.00,3.00,,N,N,,0",
      "box,10003,Box,,,N,,,,2.00,,N,Y,,0",
    ]),
  ).toEqual([
    {
      name: "Honey cake",
      price: "48.00",
      category: "Cakes",
      description: "With honey",
      availability: "Y",
    },
    { name: "Rugelach", price: "7.00", category: "Cakes", availability: "N" },
    { name: "Box", availability: "Y" },
  ]);
});

it("takes the products of Squarespace and WooCommerce with their regular prices", () => {
  expect(
    sent("catalog", [
      "Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Visible",
      "1,2,PHYSICAL,store,challah,Challah,Soft,SQ1,,,18.00,0.00,No,Unlimited,Breads,,Yes",
    ]),
  ).toEqual([
    {
      name: "Challah",
      description: "Soft",
      price: "18.00",
      category: "Breads",
      availability: "Yes",
    },
  ]);
  expect(
    sent("catalog", [
      "ID,Type,Name,Published,Description,Sale price,Regular price,Categories",
      "44,simple,Chocolate Cake,1,Rich,90,120,Cakes",
    ])[0]?.price,
  ).toBe("120");
});

it("leaves out clients that are deleted in an own export", () => {
  expect(
    sent("clients", [
      "id,name,phone,allergens,allergy_note,notes,merged_into,deleted_at",
      '1,Anna,052-5550777,"[""tree_nuts""]",Severe nut allergy,,,',
      "2,Paul,052-5550779,[],,,,",
      "3,Dan,052-5550778,[],,,,2026-11-28T07:14:24Z",
    ]),
  ).toEqual([
    {
      name: "Anna",
      phone: "052-5550777",
      allergens: '["tree_nuts"]',
      allergyNote: "Severe nut allergy",
    },
    { name: "Paul", phone: "052-5550779" },
  ]);
});

it.each([
  [
    "first_name,last_name,billing_first_name,billing_last_name,billing_phone",
    ",,Ann,Lee,052-5550001",
  ],
  ["First Name (Billing),Last Name (Billing),Phone (Billing)", "Ann,Lee,052-5550001"],
  ["Given Name,Family Name,Mobile Phone,Business Phone", "Ann,Lee,052-5550001,"],
  ["First Name,Last Name,Business Phone,Mobile Phone", "Ann,Lee,,052-5550001"],
  ["Customer name,Email,Phone,Address", "Ann Lee,,052-5550001,"],
])("reads the name and phone of %j", (headings, row) => {
  expect(sent("clients", [headings, row])[0]).toMatchObject({
    name: "Ann Lee",
    phone: "052-5550001",
  });
});
