import type * as accounts from "@marzipan/contract/accounts";
import { legalVersion } from "@marzipan/contract/legal";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { dayIn } from "@marzipan/domain/dates";
import { gateOf } from "@marzipan/domain/gates";
import { featuresOf, hasFeature, planEndOf, plans } from "@marzipan/domain/plans";
import type * as z from "zod/mini";
import { AppError } from "../../platform/errors/app-error.ts";
import { makeToken } from "../../platform/formats/ids.ts";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import { pictureUrl } from "../../platform/request/picture-url.ts";
import { planOfRow, storedOfRow, tracksPayments } from "../../platform/account/plan-of-row.ts";
import { changeOwnAccount, changeBusiness, hasSettledOrders, loadMe } from "./accounts.store.ts";
import type { MeRow } from "./accounts.store.ts";

type MeReply = z.output<typeof accounts.Me>;

/**
 * Returns the signed-in person, the gate that holds them back, the business and the subscription.
 */
export async function dismissPlanEnd(tx: Tx): Promise<MeReply> {
  const [row, hasSettled] = await together([loadMe(tx), hasSettledOrders(tx)]);
  if (!row) throw new AppError("not_signed_in");
  return describeMe(row, hasSettled, tx.now);
}

function describeMe(row: MeRow, hasSettled: boolean, now: Date): MeReply {
  const inForce = planOfRow(row, now);
  const periodEnd = row.current_period_end_at?.toISOString() ?? null;
  const trialEnd = inForce.status === "trialing" ? (row.trial_end_at?.toISOString() ?? null) : null;
  return {
    gate: gateOf({
      isBlocked: row.blocked_at !== null,
      isVerified: row.email_verified_at !== null,
      isApproved: row.approved_at !== null,
      isAdmin: row.is_admin,
    }),
    user: {
      id: row.id,
      email: row.email,
      full_name: row.full_name,
      business_name: row.business_name,
      profile_image_url: pictureUrl(row.profile_image_id, "medium"),
      currency: row.currency,
      billing_plan: inForce.plan,
      plan_expires_at: trialEnd ?? (inForce.plan === "basic" ? null : periodEnd),
      email_verified_at: row.email_verified_at?.toISOString() ?? null,
      is_admin: row.is_admin,
      role: row.role,
      is_approved: row.approved_at !== null,
      is_blocked: row.blocked_at !== null,
      decline_reason: row.decline_reason,
      language: row.language,
      theme: row.theme,
    },
    business: {
      id: row.business_id,
      name: row.business_name,
      timeZone: row.time_zone,
      country: row.country,
      currency: row.currency,
      phone: row.phone,
      logoUrl: pictureUrl(row.logo_id, "medium"),
      weekStart: row.week_start,
      isSetUp: row.is_set_up,
      today: dayIn(row.time_zone, now),
      tracksPayments: tracksPayments(row),
      asksPastOrders:
        hasSettled && row.past_orders === null && hasFeature(inForce.plan, "payment_tracking"),
      whatsappTexts: row.whatsapp_texts,
      hasOrderPages: row.has_order_pages,
    },
    subscription: {
      plan_key: inForce.plan,
      status: inForce.status,
      trial_end: trialEnd,
      current_period_end: periodEnd,
      isTrialUsed: row.trial_used_at !== null,
      ended: describeEnd(row, now),
      features: featuresOf(inForce.plan),
      limits: { ...plans[inForce.plan].limits },
    },
    consent_due: row.legal_version === legalVersion ? null : legalVersion,
  };
}

function describeEnd(row: MeRow, now: Date): MeReply["subscription"]["ended"] {
  if (row.is_admin) return null;
  const end = planEndOf(storedOfRow(row), row.end_reason, now);
  return (
    end && {
      plan: end.plan,
      reason: end.reason,
      at: end.at.toISOString(),
      isSeen: row.end_seen_at !== null && row.end_seen_at >= end.at,
    }
  );
}

/**
 * Returns which paid plan was chosen at registration while its trial has not begun, the gates are open, and no plan was
 * given by an administrator.
 */
export async function findWaitingTrial(tx: Tx): Promise<"pro" | "premium" | null> {
  const row = await loadMe(tx);
  if (!row || row.trial_used_at !== null || planOfRow(row, tx.now).plan !== "basic") return null;
  const isOpen =
    row.blocked_at === null && row.email_verified_at !== null && row.approved_at !== null;
  return isOpen && (row.chosen_plan === "pro" || row.chosen_plan === "premium")
    ? row.chosen_plan
    : null;
}

/** Refuses ids that are not the business's own pictures; `pathOf` names the field of the id at a place. */
export type RequireOwnPictures = (
  tx: Tx,
  ids: readonly string[],
  pathOf: (index: number) => string,
) => Promise<void>;

/** Changes the own profile and returns it again; a picture must be the business's own. */
export async function updateMe(
  tx: Tx,
  body: Input<typeof accounts.updateMe>["body"],
  requireOwnPictures: RequireOwnPictures,
): Promise<MeReply> {
  if (body.profileImageId) {
    await requireOwnPictures(tx, [body.profileImageId], () => "profileImageId");
  }
  await changeOwnAccount(tx, {
    ...(body.full_name === undefined ? {} : { full_name: body.full_name }),
    ...(body.language === undefined ? {} : { language: body.language }),
    ...(body.theme === undefined ? {} : { theme: body.theme }),
    ...(body.profileImageId === undefined ? {} : { profile_image_id: body.profileImageId }),
    ...(body.legalVersion === undefined ? {} : { legal_version: body.legalVersion }),
  });
  return await dismissPlanEnd(tx);
}

/**
 * Changes the business and returns it again; a changed currency relabels nothing that exists (rulings §1),
 * and a logo must be the business's own picture.
 */
export async function updateBusiness(
  tx: Tx,
  body: Input<typeof accounts.updateBusiness>["body"],
  requireOwnPictures: RequireOwnPictures,
): Promise<ReplyOf<typeof accounts.updateBusiness>> {
  if (body.logoId) await requireOwnPictures(tx, [body.logoId], () => "logoId");
  await changeBusiness(
    tx,
    {
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(body.timeZone === undefined ? {} : { time_zone: body.timeZone }),
      ...(body.country === undefined ? {} : { country: body.country }),
      ...(body.currency === undefined ? {} : { currency: body.currency }),
      ...(body.phone === undefined ? {} : { phone: body.phone }),
      ...(body.logoId === undefined ? {} : { logo_id: body.logoId }),
      ...(body.weekStart === undefined ? {} : { week_start: body.weekStart }),
      ...(body.isSetUp === undefined ? {} : { is_set_up: body.isSetUp }),
      ...(body.hasOrderPages === undefined ? {} : { has_order_pages: body.hasOrderPages }),
      ...(body.renewsOrderPages ? { order_page_secret: makeToken() } : {}),
    },
    body.whatsappTexts ?? {},
  );
  return await dismissPlanEnd(tx);
}
