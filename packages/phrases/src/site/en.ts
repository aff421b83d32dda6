import type { PhraseBook } from "../core.ts";

/** The pages that anybody may read: landing, pricing, about, contact, legal texts, documentation. */
export const site = {
  // The frame of every public page.
  nav_day: "A day with Marzipan",
  plans_prices: "Plans and prices",
  demo_menu: "Try the demo menu",
  about_us: "About us",
  legal: "Legal",
  no_banner: "We only use cookies that are needed for signing in, so there’s no banner here.",
  missing_title: "There’s no page at this address",
  missing_text: "It may have moved. Try the home page or the help.",
  // The landing page.
  landing_title: "Marzipan: orders, bake list and money for small bakeries",
  hero_title: "Orders come in through your link. The bake list is ready at five.",
  hero_text:
    "Marzipan keeps your orders, your baking and your money in one place: on your phone, between two trays.",
  try_menu: "Try the menu",
  customer_sees: "Your customer sees",
  you_see: "You see",
  picture_menu: "The public menu of the demo bakery on a phone",
  picture_bake: "The bake list of the demo bakery on a phone",
  picture_preview: "Marzipan on two phones: the public menu and the bake list of the demo bakery",
  picture_requests: "Order requests in the app",
  picture_owing: "The “Who owes me” page in the app",
  fact_app: "Your customers don’t need an app.",
  fact_app_more: "Your menu is a link in WhatsApp.",
  fact_sides: "Hebrew and Arabic run right to left,",
  fact_sides_more: "down to the last price.",
  fact_data: "Your data is yours.",
  fact_data_more: "Export everything, on every plan.",
  scenes_title: "One order, from Sunday night to Friday noon",
  scene_order: "Orders come in on their own",
  scene_order_text:
    "Your menu has its own link. A customer picks a day you’re open, sees what’s available and sends a request. One tap to accept, and the order is in your calendar.",
  bubble_menu: "Hi Dana! Here’s our menu. You can order right there:",
  scene_bake: "You know what to bake",
  scene_bake_text:
    "Every order of the day, added up. Tick off what’s done. When a late order comes in, the list shows only what’s still missing.",
  scene_owe: "You know who still owes you",
  scene_owe_text:
    "Oldest first, with a message ready in the client’s language. One tap opens WhatsApp, and you just press send.",
  bubble_owe: "Hi Dana, a quick reminder: there’s still {amount} due on order #362. Thank you!",
  real_screens: "Real screens from the demo bakery",
  ours_title: "Made for more than one language",
  ours_text:
    "You work in your language, and each customer reads in theirs. It’s the same order, and it looks right in both.",
  trio_name: "Amira Haddad",
  trio_item: "Birthday cake, 2 tiers",
  trio_number: "#1045",
  trio_due: "{amount} due",
  ours_whatsapp: "WhatsApp in one tap",
  ours_whatsapp_text:
    "Ready, reminder, confirmation: each message is prepared in the client’s language. You check it and send it yourself.",
  ours_receipts: "Receipts read themselves",
  ours_receipts_text:
    "Take a photo of the receipt. The supplier, date and amount are filled in, and anything hard to read is marked instead of guessed.",
  ours_limits: "Never more orders than you can bake",
  ours_limits_text:
    "You decide how many orders you take per day and how far ahead customers must order. The menu only offers what you can make.",
  ours_allergies: "Allergy warnings",
  ours_allergies_text:
    "Amira is allergic to tree nuts? Add a macaron to her order and you’re warned before you save it.",
  try_title: "Try ordering a cake. Nobody will bake it.",
  try_text:
    "This is our demo bakery’s menu, exactly as your customers would see yours. Put something in the cart and send it.",
  open_demo: "Open the demo menu",
  plans_note:
    "You don’t need a card for the trial. When it ends, you move to Basic unless you upgrade, and nothing is deleted.",
  all_plans: "Compare all plans",
  or_year: "or {price} a year",
  or_month: "or {price} a month",
  asked_title: "Questions bakers ask",
  asked_text: "Honest answers, including “no”.",
  ask_install: "Do my customers have to install anything?",
  say_install:
    "No. They open your link in any browser, even on an old phone. They don’t need an account, an app or a password.",
  ask_pay: "Do my customers pay through Marzipan?",
  say_pay:
    "No. They pay you the way they do today: cash, bank transfer or card at the counter. Marzipan keeps track of what’s paid and what’s still due.",
  ask_invoice: "Is that a tax invoice?",
  say_invoice:
    "No. It’s a payment confirmation, and it says so. Keep using your invoicing software or your accountant.",
  ask_after: "What happens after the {days} days?",
  say_after:
    "Nothing happens unless you choose it. There’s no card, so you can’t be charged. You continue on Basic, and everything you entered stays.",
  ask_leave: "What if I want to leave?",
  say_leave:
    "Download everything as files, including pictures, on every plan. Then close your account. After 30 days, everything is deleted.",
  // Who is behind it.
  about_title: "Almonds, sugar, and a list at five in the morning",
  about_text: "Marzipan is for bakeries where the person who bakes also answers the phone.",
  about_friday:
    "In a small bakery, orders are on paper, in WhatsApp and in somebody’s head. That works until Friday. Then a cake gets forgotten, nobody remembers a deposit, and at ten at night somebody is adding up challot with a pencil.",
  about_quiet:
    "We build the calm version: orders in one place, added up for the oven, with the money beside them. In the language you think in, even if it runs from right to left.",
  about_minutes:
    "Marzipan is made for three minutes at a time, with one thumb. Then you put it away. The baking is up to you.",
  how_title: "How we work",
  how_lives: "How we make money",
  how_lives_text: "From plans. No ads, no selling of data, no cut of your orders.",
  how_data: "Where your data is",
  how_data_text:
    "On the operator’s server, visible only to your business. You can also host Marzipan yourself.",
  how_not: "What Marzipan isn’t",
  how_not_text: "It’s not invoicing software, a cash register or a marketplace.",
  how_answers: "Who replies to you",
  how_answers_text: "People. Within 48 hours, or 24 on Premium.",
  write_us: "Write to us",
  no_scripts: "Sending needs JavaScript.",
  no_scripts_mail: "If you can’t turn it on, write to {email}.",
  // Legal texts; the texts themselves stand in apps/menu/src/site/legal.
  terms_text: "What you can expect from Marzipan, and what Marzipan expects from you.",
  privacy_text: "What we store, why, for how long, and how to download it.",
  refund_text: "Refunds within 14 days of a payment: how to ask for one, and what happens next.",
  security_text:
    "How each business’s data is kept separate, how sign-in is protected, and how to report a vulnerability.",
  version: "Version {version}",
  since: "Effective {date}",
  contents: "Contents",
  changed_title: "What changed",
  changed_first: "First version.",
  template: "This text is a template. Have a lawyer review it before you use it.",
  operator: "Operator",
  operator_missing: "Not set up in this demo.",
  processor_payments: "Paddle: the seller, takes card payments",
  processor_mail: "An email service: sends account emails",
  processor_sms: "Twilio: sends codes by text message",
  processor_files: "A storage service: stores pictures and files",
  processor_captcha: "Cloudflare Turnstile: keeps bots out of forms",
  processor_receipts: "An AI model provider: reads receipt photos",
  processor_agents:
    "An AI model provider: answers for the assistants, from your questions and totals",
  processor_none: "No one. Everything runs on the operator’s own server.",
  // The help pages.
  help_title: "How can we help?",
  help_text: "How Marzipan works, task by task: orders, baking, the menu, money and your account.",
  help_example: "For example: move an order",
  help_by_task: "Browse by task",
  help_often: "Read these first",
  help_enter: "Press Enter for the first result",
  help_lost_title: "Can’t find it?",
  help_lost_text: "Write to us. We reply within 48 hours, or within 24 on Premium.",
  help_write: "Write to us",
  help_assistant: "In the app, the support assistant is available around the clock.",
  help_related: "Related articles",
  help_picture: "The screen, with “{name}” circled",
  help_checked: "Checked on {date}, version {version}",
  help_group_start: "Your first day",
  help_group_orders: "Orders and calendar",
  help_group_baking: "Baking, products, clients",
  help_group_menu: "Menu and requests",
  help_group_money: "Money",
  help_group_account: "Account and plan",
  // The documentation, written in English and Hebrew.
  docs_text: "For anyone who runs Marzipan or connects another program to it.",
  docs_calls: "API reference",
  docs_calls_text: "Generated from the schemas that validate the calls. Summaries are in English.",
  docs_access_public: "Anyone",
  docs_access_member: "Members",
  docs_access_admin: "Administrators",
  docs_all: "All pages",
  docs_before: "Previous",
  docs_next: "Next",
  docs_copy: "Copy",
} as const satisfies PhraseBook;
