import { personalDataDays, reminderHours } from "@marzipan/domain/order-requests";
import type { Deps } from "../../platform/deps.ts";
import { buttonTo } from "../accounts/mails.actions.ts";
import { removeUnusedPictures } from "../files/pictures.actions.ts";
import {
  expireRequests,
  forgetRequest,
  listForgettable,
  listWaiting,
  noteReminded,
} from "./request-jobs.store.ts";
import { mailWaiting } from "./request-texts.actions.ts";
import { wordsIn } from "../../platform/words.ts";

const hourMs = 3_600_000;

/** Reminds owners of requests that have waited 12 hours without an answer, of each once. */
export async function remindOwners(deps: Deps): Promise<void> {
  const now = deps.now();
  const before = new Date(now.getTime() - reminderHours * hourMs);
  for (const owner of await listWaiting(deps.database, before)) {
    const t = await wordsIn(owner.language);
    const button = buttonTo(deps, "/order-requests", t("mails.request_open"));
    await mailWaiting(deps, owner, button);
    await noteReminded(deps.database, owner.business_id, before, now);
  }
}

/** Lets open requests expire whose day has passed where the business is, and tells its devices. */
export async function expirePassed(deps: Deps): Promise<void> {
  for (const businessId of await expireRequests(deps.database, deps.now()))
    deps.live.tell(businessId, ["requests"]);
}

/** Removes name, phone, pictures and the like of requests that were closed 90 days ago (rulings §5). */
export async function forgetClosed(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - personalDataDays * 24 * hourMs);
  for (const { business_id: businessId, id } of await listForgettable(deps.database, before)) {
    await deps.database.transact({ kind: "job", businessId }, async (tx) => {
      await removeUnusedPictures(tx, deps, await forgetRequest(tx, id));
    });
  }
}
