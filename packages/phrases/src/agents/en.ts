import type { PhraseBook } from "../core.ts";

/** What the embedded agents say beside articles and figures. */
export const agents = {
  greeted: "I’m here whenever you need me. What would you like to know?",
  ask_people: "Of course. Write to us, and a person will answer.",
  help_near: "I’m not sure what you mean. One of these may help:",
  help_unknown: "I don’t know the answer to that. Try other words, or write to us.",
  figures_unknown: "I can’t answer that from your data yet. You can ask me:",
  open_figures: "See the figures",
  model_failed: "The AI model didn’t answer just now. This answer is Marzipan’s own:",
  model_spent: "The AI model is used up for this month. This answer is Marzipan’s own:",
  cannot_recipes:
    "No, Marzipan doesn’t store recipes. You can keep ingredients and notes in a product’s description, and the bake list shows how many pieces to make.",
  cannot_costing:
    "No, Marzipan can’t work out what a product costs you to make. You can record what you spend on ingredients as expenses and compare the total with your revenue.",
  cannot_standing_orders:
    "No, an order can’t repeat by itself. Open the last one and duplicate it: the client and items are filled in, so you only choose the day.",
  cannot_item_options:
    "No, menu items don’t have options such as size or filling. Add each size as an item of its own; customers can write other wishes in the note.",
  cannot_coupons:
    "No, there are no coupon codes. You can give a discount on any order by entering an agreed price.",
  cannot_card_payments_from_customers:
    "No, customers can’t pay by card through Marzipan. You can record the card payments you take yourself, and ask for a deposit by WhatsApp.",
  cannot_delivery_fees:
    "No, Marzipan doesn’t add delivery fees by itself. Add an item named “Delivery” with its price to the order.",
  cannot_multiple_locations:
    "No, an account is for one business at one place. For a second place you can open another account with a different email address.",
  cannot_tax_invoices:
    "No, Marzipan doesn’t issue tax invoices. It makes payment confirmations and order summaries, and it can email your figures to your accountant every month.",
  cannot_inventory:
    "No, Marzipan doesn’t keep track of stock. You can mark an item on your menu as sold out until a day you choose, and record what you buy as expenses.",
  cannot_payroll_and_shifts:
    "No, Marzipan doesn’t handle wages or shifts. You can record wages as an expense and plan work as tasks.",
  cannot_loyalty_points:
    "No, there’s no points program. Each client’s page shows what they’ve ordered, so you can thank regulars with an agreed price.",
  cannot_gift_cards:
    "No, Marzipan doesn’t sell or redeem gift cards. You can write one down in the client’s notes and enter an agreed price when it’s used.",
  cannot_newsletter:
    "No, Marzipan doesn’t send messages to many clients at once. You can write to one client at a time by WhatsApp, or export your clients and use a mailing program.",
  cannot_cash_register:
    "No, Marzipan isn’t a cash register. You can record every payment, cash too, on its order.",
  cannot_courier_and_routes:
    "No, Marzipan doesn’t plan routes or book couriers. Each order has its address and time, and the calendar shows the day’s orders in order.",
  cannot_table_reservations:
    "No, Marzipan doesn’t take table reservations. Customers can ask for orders on your public menu.",
  cannot_supplier_orders:
    "No, Marzipan doesn’t place orders with suppliers. You can add a task so you don’t forget, and scan the receipt afterwards.",
  cannot_social_media:
    "No, Marzipan doesn’t connect to social media. You can share the link or QR code of your menu there.",
  cannot_website_builder:
    "No, Marzipan doesn’t build websites. Your public menu is a page of its own, and you can put its link anywhere.",
  cannot_barcode_labels:
    "No, Marzipan doesn’t print barcode labels. You can print an order card for each box, on A5 or on a receipt printer.",
  cannot_translations_of_chats:
    "No, Marzipan doesn’t translate chats. Its own messages use each client’s language.",
  cannot_employee_accounts_on_basic:
    "No, staff can’t have accounts of their own yet. You can print the bake list or share it by WhatsApp.",
  cannot_currencies_mixed:
    "No, all your prices are in one currency, which you choose in the settings. Amounts aren’t converted.",
} as const satisfies PhraseBook;
