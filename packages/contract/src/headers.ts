/**
 * The header by which a page says whose it is: the id of the account that was signed in when it opened. A call
 * whose cookies belong to another account is refused with `session_changed` (rulings §2).
 */
export const pageOwnerHeader = "marzipan-account";

/**
 * The header by which a page that refreshes itself after a writing call says which page it is, by an id of its own;
 * the notice of what the call changed comes back with it (`live.ts`), and the page leaves that notice alone.
 */
export const pageHeader = "marzipan-page";
