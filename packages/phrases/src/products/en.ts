import { plural } from "../core.ts";
import type { PhraseBook } from "../core.ts";

/** Products: the list and the form with pictures and food facts. */
export const products = {
  // The list.
  title: "Products",
  add: "Add product",
  search: "Search products",
  sort_name: "By name",
  sort_newest: "Newest first",
  all_categories: "All categories",
  loading: "Loading products",
  load_failed: "We couldn’t load the products",
  empty_title: "No products yet",
  empty_text: "Your products are suggested as you type an order, with allergen warnings.",
  no_match: "No products match “{query}”. Clear the search to see everything.",
  category_empty: "Nothing in this category yet.",
  show_all: "Show all products",
  shown_count: plural("en", {
    one: "{n} product shown",
    other: "{n} products shown",
  }),
  actions_of: "Actions for {name}",
  contains: "Contains: {list}",
  // The form.
  new_title: "New product",
  edit_title: "Edit product",
  category: "Category",
  name: "Name",
  category_hint: "Choose one, or type a new one.",
  category_add: "New category: {name}",
  category_none: "No categories yet. Type a name.",
  category_edit: "Rename category",
  category_name: "Category name",
  category_taken: "You already have a category with this name.",
  category_delete: "Delete category",
  category_delete_text: "Delete {name}? Its products stay, without a category.",
  description: "Description",
  picture_choose: "Choose a picture",
  picture_of: "Product picture",
  picture_waiting: "The picture is still uploading. Everything is saved as soon as it’s done.",
  allergens_hint: "We warn you when a client is allergic to one of these.",
  marks: "Dietary labels",
  created_on: "Added on {date}",
  save: "Save product",
  saved: "Product saved",
  gone_title: "This product no longer exists",
  to_list: "All products",
  // Deleting.
  delete: "Delete product",
  delete_text:
    "Delete {name}? Orders that include it keep it. You can restore it from Recently deleted for 30 days.",
  deleted_on: "Deleted on {date}",
  deleted_empty_text: "Deleted products stay here for 30 days. You can restore them.",
  restored: "Restored: {name}",
} as const satisfies PhraseBook;
