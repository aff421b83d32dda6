import type { PhraseBook } from "../core.ts";

/** The pages that anybody may read: landing, pricing, about, contact, legal texts, documentation. */
export const site = {
  // The frame of every public page.
  nav_day: "A day with it",
  plans_prices: "Plans and prices",
  demo_menu: "Try the demo menu",
  about_us: "About us",
  legal: "Legal",
  no_banner: "We only use the cookies that signing in needs, so there’s no banner here.",
  missing_title: "There’s no page at this address",
  missing_text: "It may have moved. The home page and the help lead on from here.",
  // The landing page.
  landing_title: "Marzipan: orders, bake list and money of a small bakery",
  hero_title: "Orders come in by link. The bake list is ready at five.",
  hero_text:
    "Marzipan keeps your orders, your baking and your money in one place: on your phone, between two trays.",
  try_menu: "Try the menu",
  customer_sees: "Your customer sees",
  you_see: "You see",
  picture_menu: "The public menu of the demo bakery on a phone",
  picture_bake: "The bake list of the demo bakery on a phone",
  picture_requests: "Order requests in the app",
  picture_owing: "Who owes me, in the app",
  fact_app: "Your customers need no app.",
  fact_app_more: "A link in WhatsApp is the menu.",
  fact_sides: "Hebrew and Arabic run right to left,",
  fact_sides_more: "down to the last price.",
  fact_data: "Your data is yours.",
  fact_data_more: "Take all of it along, on every plan.",
  scenes_title: "One order, from Sunday night to Friday noon",
  scene_order: "The order arrives by itself",
  scene_order_text:
    "Your menu has its own link. A customer picks a day you’re open, sees what’s still possible and sends a request. You accept with one tap, and the order is in your calendar.",
  bubble_menu: "Hi Dana! Here’s our menu, you can order right there:",
  scene_bake: "You know what to bake",
  scene_bake_text:
    "Every order of the day, added up. Tick off what’s made; when a late order comes in, the list shows only what’s still missing.",
  scene_owe: "You know who still owes you",
  scene_owe_text:
    "Oldest first, with the text ready in the client’s language. One tap opens WhatsApp; you only press send.",
  bubble_owe: "Hi Dana, a small reminder: {amount} is still open for order #362. Thank you!",
  real_screens: "Real screens of the demo bakery",
  ours_title: "Made between two alphabets",
  ours_text:
    "You work in your language, and each customer reads in another. It’s the same order, and it reads right in each.",
  trio_name: "Amira Haddad",
  trio_item: "Birthday cake, 2 tiers",
  trio_number: "#1045",
  trio_due: "{amount} due",
  ours_whatsapp: "WhatsApp in one tap",
  ours_whatsapp_text:
    "Ready, reminder, confirmation: the text is waiting in the client’s language. You look at it and send it yourself.",
  ours_receipts: "Receipts read themselves",
  ours_receipts_text:
    "Photograph the slip. Shop, day and sum are filled in, and what was hard to read is marked, not guessed.",
  ours_limits: "Never more than your day holds",
  ours_limits_text:
    "You say how many orders a day takes and how early one must order. The menu offers only what you can make.",
  ours_allergies: "Watches allergies",
  ours_allergies_text:
    "Tree nuts noted for Amira? A macaron in her order says so before you save it.",
  try_title: "Order a cake from us. Nobody will bake it.",
  try_text:
    "This is the menu of our demo bakery, exactly as your customers would see yours. Put something in the cart and send it.",
  open_demo: "Open the demo menu",
  plans_note:
    "The trial needs no card. When it ends without payment you’re on Basic, and nothing is deleted.",
  all_plans: "All plans side by side",
  or_year: "or {price} a year",
  or_month: "or {price} a month",
  asked_title: "Questions bakers ask",
  asked_text: "And answers that also say no.",
  ask_install: "Do my customers have to install anything?",
  say_install:
    "No. They open your link in any browser, also on an old phone. No account, no app, no password.",
  ask_pay: "Do my customers pay through Marzipan?",
  say_pay:
    "No. You take the money as you do today: cash, transfer, card at the counter. Marzipan writes down what was paid and what’s still open.",
  ask_invoice: "Is that a tax invoice?",
  say_invoice:
    "No. It’s a payment confirmation and says so. Your invoicing program or accountant stays.",
  ask_after: "What happens after the {days} days?",
  say_after:
    "Nothing you didn’t ask for. There’s no card, so nothing can be charged. You go on with Basic, and everything you entered stays.",
  ask_leave: "And if I want to leave?",
  say_leave:
    "Take it all along as files, pictures too, on every plan. Then close the account; after 30 days it’s gone from here.",
  // Who is behind it.
  about_title: "Almonds, sugar, and a list for five in the morning",
  about_text: "Marzipan is a tool for bakeries where the person who bakes also answers the phone.",
  about_friday:
    "A small bakery has its orders on paper, in WhatsApp, in somebody’s head. That works until Friday. Then a cake is forgotten, nobody remembers a deposit, and at ten at night somebody adds up challot with a pencil.",
  about_quiet:
    "We build the quiet version of that: orders in one place, added up for the oven, with the money beside them. In the language you think in, also when it runs from right to left.",
  about_minutes:
    "Marzipan should be used for three minutes at a time, with one thumb, and then put away. The baking is yours.",
  how_title: "How we do it",
  how_lives: "What it lives from",
  how_lives_text: "From plans. No advertising, no sale of data, no share of your orders.",
  how_data: "Where your data is",
  how_data_text:
    "On the operator’s server, seen by your business only. You can run it on your own, too.",
  how_not: "What it isn’t",
  how_not_text: "No invoicing program, no cash register, no marketplace.",
  how_answers: "Who answers",
  how_answers_text: "People, within 24-48 hours.",
  write_us: "Write to us",
  no_scripts: "Sending needs JavaScript.",
  no_scripts_mail: "Without it, write to {email}.",
  // Legal texts; the texts themselves stand in apps/menu/src/site/legal.
  terms_text: "What you can expect from Marzipan, and what Marzipan expects from you.",
  privacy_text: "What’s stored, what for, for how long, and how you take it along.",
  refund_text: "Your money back within 14 days of a payment: how to ask, and what happens then.",
  security_text:
    "How each business is kept apart, how signing in is guarded, and how to tell us of a weakness.",
  version: "Version {version}",
  since: "In force since {date}",
  contents: "Contents",
  changed_title: "What changed",
  changed_first: "The first full text.",
  template: "This text is a template. A lawyer must read it before it’s used.",
  operator: "Operator",
  operator_missing: "Not configured in this demo.",
  processor_payments: "Paddle: takes card payments, as the seller",
  processor_mail: "A mail service: sends the account’s mails",
  processor_sms: "Twilio: sends codes by text message",
  processor_files: "A storage service: keeps pictures and files",
  processor_captcha: "Cloudflare Turnstile: keeps robots out of forms",
  processor_receipts: "A model provider: reads photographed receipts",
  processor_agents: "A model provider: answers for the agents, from questions and sums",
  processor_none: "Nobody: everything runs on the operator’s own server.",
  // The help pages.
  help_title: "What are you looking for?",
  help_text: "How Marzipan works, task by task: orders, baking, the menu, money and your account.",
  help_example: "For example: move an order",
  help_by_task: "By task",
  help_often: "Good to read first",
  help_enter: "Enter opens the first",
  help_lost_title: "Not found?",
  help_lost_text: "Write to us. We answer within 48 hours, on Premium within 24.",
  help_write: "Write to us",
  help_assistant: "In the app, the support assistant answers day and night.",
  help_related: "Goes with it",
  help_picture: "The screen, with “{name}” ringed",
  help_checked: "Checked with version {version}, {date}",
  help_group_start: "Your first day",
  help_group_orders: "Orders and calendar",
  help_group_baking: "Baking, products, clients",
  help_group_menu: "Menu and requests",
  help_group_money: "Money",
  help_group_account: "Account and plan",
  // The documentation, written in English and Hebrew.
  docs_text: "For whoever runs Marzipan or connects another program.",
  docs_calls: "All calls",
  docs_calls_text: "Made from the same values that check the calls. Summaries are in English.",
  docs_access_public: "Anybody",
  docs_access_member: "Members",
  docs_access_admin: "Administrators",
  docs_before: "Before",
  docs_next: "Next",
  docs_copy: "Copy",
} as const satisfies PhraseBook;
