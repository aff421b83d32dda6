/**
 * Every error that the product can answer with: its code and HTTP status. A code has a phrase in
 * ten languages (`packages/phrases/src/errors`) and one surface; the server sends code and facts.
 */
export const errorStatuses = {
  invalid_input: 400,
  malformed_json: 400,
  bad_cursor: 400,
  bad_origin: 403,
  insecure_connection: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  not_found: 404,
  unknown_route: 404,
  method_not_allowed: 405,
  changed_elsewhere: 409,
  already_exists: 409,
  idempotency_key_reused: 422,
  idempotency_in_progress: 409,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  cannot_store: 503,
  not_signed_in: 401,
  bad_signature: 401,
  session_expired: 401,
  session_reused: 401,
  session_changed: 409,
  wrong_credentials: 401,
  totp_required: 401,
  account_closed: 403,
  account_blocked: 403,
  email_unverified: 403,
  account_unapproved: 403,
  admin_only: 403,
  plan_too_low: 403,
  role_too_low: 403,
  limit_reached: 403,
  too_many_sign_ins: 429,
  too_many_signups: 429,
  too_many_resends: 429,
  resend_too_soon: 429,
  too_many_verifications: 429,
  verification_invalid: 400,
  verification_expired: 400,
  verification_used: 400,
  too_many_resets: 429,
  reset_invalid: 400,
  reset_used: 400,
  not_me_invalid: 400,
  not_me_used: 400,
  too_many_sms: 429,
  code_invalid: 400,
  captcha_required: 400,
  captcha_failed: 400,
  unknown_host: 400,
  email_taken: 409,
  consent_required: 400,
  trial_used: 409,
  currency_differs: 409,
  client_limit_reached: 403,
  picture_unreadable: 400,
  picture_too_large: 413,
  document_unreadable: 400,
  document_too_large: 413,
  receipts_waiting: 429,
  receipt_used: 409,
  receipt_not_read: 409,
  receipt_uncertain: 409,
  receipt_duplicate: 409,
  order_has_payments: 409,
  order_currency_fixed: 409,
  payment_over_balance: 409,
  payment_in_other_currency: 409,
  payment_voided: 409,
  payment_has_refunds: 409,
  refund_too_big: 409,
  order_is_cancelled: 409,
  merge_same_client: 400,
  import_taken_back: 409,
  import_too_old: 409,
  range_too_long: 400,
  not_yourself: 403,
  disposable_email: 400,
  too_many_submissions: 429,
  catalog_full: 409,
  ordering_closed: 409,
  day_full: 409,
  day_closed: 409,
  item_not_available: 409,
  item_sold_out: 409,
  price_changed: 409,
  quote_expired: 409,
  request_is_answered: 409,
  report_data_failed: 503,
  report_failed: 503,
  already_paying: 409,
  not_paying: 409,
  change_not_possible: 409,
  pay_invalid_price: 503,
  pay_domain_not_approved: 503,
  pay_checkout_failed: 503,
  pay_declined: 409,
  pay_failed: 503,
  agent_inactive: 403,
  agent_locked: 403,
  agent_lifetime_used: 403,
  agent_month_used_pro: 403,
  agent_month_used: 403,
} as const;

/** An error's code, as `error.code` on the wire. */
export type ErrorCode = keyof typeof errorStatuses;

/** What may be wrong with one field; each has a phrase. */
export const problems = [
  "required",
  "invalid",
  "too_long",
  "too_short",
  "too_small",
  "too_big",
  "too_many",
  "too_precise",
  "not_a_number",
  "bad_date",
  "no_item",
  "two_currencies",
  "bad_time",
  "bad_email",
  "bad_phone",
  "several_phones",
  "weak_password",
  "passwords_differ",
  "breached_password",
  "wrong_password",
  "wrong_code",
  "same_email",
  "unknown_field",
  "needs_item_or_price",
  "date_order",
  "day_in_future",
  "day_too_early",
  "day_too_far",
  "day_before_payment",
  "item_needs_name_and_price",
  "bad_price",
  "bad_slug",
  "bad_step",
  "not_possible",
] as const;

/** What is wrong with one field. */
export type Problem = (typeof problems)[number];

/** One field's problem; `path` as in the body (`items.0.quantity`), `limit` where the problem has one. */
export interface FieldProblem {
  path: string;
  problem: Problem;
  limit?: number;
}

/** What an error knows: field problems for `invalid_input`, numbers for limits, seconds for waits. */
export interface ErrorFacts {
  fields?: FieldProblem[];
  seconds?: number;
  limit?: number;
  used?: number;
  limitName?: string;
  feature?: string;
  plan?: string;
  [fact: string]: unknown;
}

/** The body of every refused call. */
export interface ErrorBody {
  error: { code: ErrorCode; facts: ErrorFacts; requestId: string };
}

/** Returns whether a text is a known error code. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && code in errorStatuses;
}

/** Returns whether a text is a known field problem. */
export function isProblem(problem: unknown): problem is Problem {
  return (problems as readonly unknown[]).includes(problem);
}
