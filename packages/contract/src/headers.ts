/**
 * The header by which a page says whose it is: the id of the account that was signed in when it opened. A call
 * whose cookies belong to another account is refused with `session_changed` (rulings §2).
 */
export const pageOwnerHeader = "marzipan-account";
