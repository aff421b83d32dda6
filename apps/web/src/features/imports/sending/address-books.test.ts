import { expect, it } from "vitest";
import type { ImportKind } from "@marzipan/contract/imports";
import { matchColumns } from "../matching/matching.rules.ts";
import { makeTable } from "../matching/table.rules.ts";
import { readCsv } from "../reading/csv.rules.ts";
import { readFile } from "../reading/read-file.ts";
import { rawRowsOf } from "./row-reading.ts";

/** Returns the cells of the rows that are sent of a file whose rows name only the columns that they fill. */
function sent(kind: ImportKind, headings: string, rows: readonly Record<string, string>[]) {
  const names = headings.split(",");
  const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const lines = rows.map((row) => {
    for (const name of Object.keys(row)) expect(names).toContain(name);
    return names.map((name) => quote(row[name] ?? "")).join(",");
  });
  const table = makeTable({ name: "", rows: readCsv([headings, ...lines].join("\r\n")) }, false);
  return rawRowsOf(kind, table, matchColumns(kind, table, [])).map(({ cells }) => cells);
}

const outlook =
  "First Name,Middle Name,Last Name,Title,Suffix,Nickname,Given Yomi,Surname Yomi,E-mail Address,E-mail 2 Address,E-mail 3 Address,Home Phone,Home Phone 2,Business Phone,Business Phone 2,Mobile Phone,Car Phone,Other Phone,Primary Phone,Pager,Business Fax,Home Fax,Other Fax,Company Main Phone,Callback,Radio Phone,Telex,TTY/TDD Phone,IMAddress,Job Title,Department,Company,Office Location,Manager's Name,Assistant's Name,Assistant's Phone,Company Yomi,Business Street,Business City,Business State,Business Postal Code,Business Country/Region,Home Street,Home City,Home State,Home Postal Code,Home Country/Region,Other Street,Other City,Other State,Other Postal Code,Other Country/Region,Personal Web Page,Spouse,Schools,Hobby,Location,Web Page,Birthday,Anniversary,Notes";

it("reads the contacts of Outlook: the mobile first, other numbers in the notes", () => {
  expect(
    sent("clients", outlook, [
      {
        "First Name": "Dana",
        "Middle Name": "Ruth",
        "Last Name": "Peretz",
        "E-mail Address": "dana@example.test",
        "Home Phone": "03-555-0199",
        "Business Phone": "03-555-0120",
        "Mobile Phone": "052-555-0121",
        Company: "Peretz Events",
        "Home Street": "1 Main St",
        "Home City": "Haifa",
        Birthday: "1985/4/12",
        Notes: "Ring twice",
      },
      { Company: "Sample Hotel", "Business Phone": "04-855-0002", Birthday: "0/0/00" },
      {
        "First Name": "Omer",
        "E-mail 2 Address": "omer@example.test",
        "Home Phone": "050-555-0003",
      },
    ]),
  ).toEqual([
    {
      name: "Dana Ruth Peretz",
      phone: "052-555-0121",
      email: "dana@example.test",
      notes:
        "Ring twice\nCompany: Peretz Events\nHome Phone: 03-555-0199\nBusiness Phone: 03-555-0120",
    },
    { name: "Sample Hotel", phone: "04-855-0002" },
    { name: "Omer", phone: "050-555-0003", email: "omer@example.test" },
  ]);
});

const google =
  "Name,Given Name,Additional Name,Family Name,Yomi Name,Given Name Yomi,Additional Name Yomi,Family Name Yomi,Name Prefix,Name Suffix,Initials,Nickname,Short Name,Maiden Name,Birthday,Gender,Location,Billing Information,Directory Server,Mileage,Occupation,Hobby,Sensitivity,Priority,Subject,Notes,Language,Photo,Group Membership,E-mail 1 - Type,E-mail 1 - Value,E-mail 2 - Type,E-mail 2 - Value,Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value,Address 1 - Type,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address,Organization 1 - Type,Organization 1 - Name,Organization 1 - Yomi Name,Organization 1 - Title,Organization 1 - Department";

it("reads the contacts that Google exported before 2024", () => {
  expect(
    sent("clients", google, [
      {
        Name: "Dana Ruth Peretz",
        "Given Name": "Dana",
        "Additional Name": "Ruth",
        "Family Name": "Peretz",
        Notes: "Ring twice",
        "Group Membership": "* myContacts ::: Clients",
        "E-mail 1 - Type": "* Home",
        "E-mail 1 - Value": "dana@example.test ::: d@example.test",
        "Phone 1 - Type": "Mobile",
        "Phone 1 - Value": "+972 52-555-0121",
        "Phone 2 - Type": "Home",
        "Phone 2 - Value": "03-555-0199",
      },
      {
        "Group Membership": "* myContacts",
        "Phone 1 - Type": "Work",
        "Phone 1 - Value": "04-855-0002",
        "Organization 1 - Name": "Sample Hotel",
      },
      { Name: "Omer", "Given Name": "Omer", "E-mail 1 - Value": "omer@example.test" },
    ]),
  ).toEqual([
    {
      name: "Dana Ruth Peretz",
      phone: "+972 52-555-0121",
      email: "dana@example.test ::: d@example.test",
      notes: "Ring twice\nPhone 2 - Value: 03-555-0199",
    },
    { name: "Sample Hotel", phone: "04-855-0002" },
    { name: "Omer", email: "omer@example.test" },
  ]);
});

const squareCustomers =
  "Reference ID,First Name,Last Name,Email Address,Phone Number,Nickname,Company Name,Street Address 1,Street Address 2,City,State,Postal Code,Birthday,Memo,Square Customer ID,Creation Source,First Visit,Last Visit,Transaction Count,Lifetime Spend,Email Subscription Status,Instant Profile";

it("reads the customers of Square, whose phones have an apostrophe", () => {
  expect(
    sent("clients", squareCustomers, [
      {
        "First Name": "Dana",
        "Last Name": "Peretz",
        "Email Address": "dana@example.test",
        "Phone Number": "'+12125550121",
        Memo: "Ring twice",
        "Square Customer ID": "QPTXMAZ9CD0ZZF1PDG",
        "Creation Source": "Merge",
        "First Visit": "2025-03-01",
        "Last Visit": "2026-10-25",
        "Transaction Count": "4",
        "Lifetime Spend": "$310.00",
        "Email Subscription Status": "subscribed",
        "Instant Profile": "No",
      },
      {
        "Company Name": "Sample Hotel",
        "Phone Number": "'+12125550122",
        "Creation Source": "Directory",
      },
      { "Email Address": "omer@example.test", "Instant Profile": "Yes" },
    ]),
  ).toEqual([
    {
      name: "Dana Peretz",
      phone: "+12125550121",
      email: "dana@example.test",
      notes: "Ring twice",
    },
    { name: "Sample Hotel", phone: "+12125550122" },
    { email: "omer@example.test" },
  ]);
});

const squareItems =
  "Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Reporting Category,SEO Title,SEO Description,Permalink,GTIN,Square Online Item Visibility,Item Type,Weight (lb),Social Media Link Title,Social Media Link Description,Shipping Enabled,Self-serve Ordering Enabled,Delivery Enabled,Pickup Enabled,Price,Online Sale Price,Archived,Sellable,Contains Alcohol,Stockable,Skip Detail Screen in POS,Option Name 1,Option Value 1,Current Quantity Main,New Quantity Main,Stock Alert Enabled Main,Stock Alert Count Main,Price Main,Tax - Sales Tax (8%)";

it("reads the items of Square with their prices, not those of a sale", () => {
  const rows = [
    {
      Token: "A1",
      "Item Name": "Honey cake",
      "Variation Name": "Large",
      SKU: "HC-L",
      Description: "With honey",
      "Reporting Category": "Cakes",
      "Square Online Item Visibility": "visible",
      "Item Type": "Food and beverage",
      Price: "48.00",
      "Online Sale Price": "40.00",
      Archived: "N",
      Sellable: "Y",
      "Price Main": "48.00",
      "Tax - Sales Tax (8%)": "Y",
    },
    {
      Token: "A2",
      "Item Name": "Rugelach",
      "Variation Name": "Regular",
      Price: "variable",
      Archived: "N",
    },
  ];
  expect(sent("catalog", squareItems, rows)).toEqual([
    { name: "Honey cake", description: "With honey", category: "Cakes", price: "48.00" },
    { name: "Rugelach", price: "variable" },
  ]);
  expect(sent("products", squareItems, rows)).toEqual([
    { name: "Honey cake", category: "Cakes", description: "With honey" },
    { name: "Rugelach" },
  ]);
});

const wix =
  "First Name,Last Name,Email 1,Email 2,Phone 1,Phone 2,Company,Position,Labels,Created At (UTC+0),Email Subscriber Status,SMS subscriber status,Last Activity,Last Activity Date (UTC+0),Source,Language,Address 1 - Type,Address 1 - Street,Address 1 - City,Address 1 - State/Region,Address 1 - Zip,Address 1 - Country,Birthdate";

it("reads the contacts of Wix", () => {
  expect(
    sent("clients", wix, [
      {
        "First Name": "Dana",
        "Last Name": "Peretz",
        "Email 1": "dana@example.test",
        "Phone 1": "'+972525550121",
        "Phone 2": "03-555-0199",
        Labels: "Contacted Me; Customers",
        "Created At (UTC+0)": "2026-03-01 09:12",
        "Email Subscriber Status": "SUBSCRIBED",
        "Last Activity": "Placed an order",
        Source: "Wix Stores",
        Language: "he-il",
        "Address 1 - Street": "1 Main St",
        "Address 1 - City": "Haifa",
      },
      { Company: "Sample Hotel", "Phone 1": "04-855-0002" },
      { "Email 1": "omer@example.test", "Email Subscriber Status": "NOT_SET" },
    ]),
  ).toEqual([
    {
      name: "Dana Peretz",
      phone: "+972525550121",
      email: "dana@example.test",
      language: "he-il",
      notes: "Phone 2: 03-555-0199",
    },
    { name: "Sample Hotel", phone: "04-855-0002" },
    { email: "omer@example.test" },
  ]);
});

it("reads the cards of iCloud, with the labels that Apple writes beside a number", async () => {
  const cards = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    "PRODID:-//Apple Inc.//iCloud Web Address Book 2426B22//EN",
    "N:Peretz;Dana;;;",
    "FN:Dana Peretz",
    "ORG:Peretz Events;",
    "EMAIL;type=INTERNET;type=HOME;type=pref:dana@example.test",
    "TEL;type=CELL;type=VOICE;type=pref:+972 52-555-0121",
    "item1.TEL:03-555-0199",
    "item1.X-ABLabel:_$!<Main>!$_",
    "item2.ADR;type=HOME;type=pref:;;1 Main St;Haifa;;31000;Israel",
    "item2.X-ABADR:il",
    "NOTE:Ring twice\\nNo nuts",
    "BDAY;value=date:1985-04-12",
    "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD/",
    "REV:2026-03-01T09:12:00Z",
    "UID:2A1B",
    "END:VCARD",
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:;;;;",
    "FN:Sample Hotel",
    "ORG:Sample Hotel;",
    "X-ABShowAs:COMPANY",
    "TEL;type=WORK;type=VOICE:04-855-0002",
    "END:VCARD",
  ].join("\r\n");
  const labels = {
    name: "Name",
    phone: "Phone",
    otherPhone: "Other numbers",
    email: "Email",
    company: "Company",
    address: "Address",
    birthday: "Birthday",
    notes: "Notes",
  };
  const bytes = Uint8Array.from(new TextEncoder().encode(cards)).buffer;
  const { sheets } = await readFile(bytes, { labels });
  const table = makeTable(sheets[0] ?? { name: "", rows: [] }, true);
  const rows = rawRowsOf("clients", table, matchColumns("clients", table, []));
  expect(rows.map(({ cells }) => cells)).toEqual([
    {
      name: "Dana Peretz",
      phone: "+972 52-555-0121",
      email: "dana@example.test",
      notes: "Ring twice\nNo nuts\nCompany: Peretz Events\nOther numbers: 03-555-0199",
    },
    { name: "Sample Hotel", phone: "04-855-0002" },
  ]);
});
