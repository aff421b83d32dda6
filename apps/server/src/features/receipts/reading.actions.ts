import { isLanguage } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { isoCurrencies } from "@marzipan/contract/currencies";
import type { ReceiptProblem } from "@marzipan/contract/receipts";
import { isOneOf } from "@marzipan/receipt-reading/own-name";
import type { ReceiptReading } from "@marzipan/receipt-reading/read-receipt";
import { nameKey } from "@marzipan/domain/search";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { StoredReading } from "../../platform/database/column-types.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { eachAlone } from "../../platform/jobs/each-alone.ts";
import { ReadingFailure } from "../../providers/receipt-reader/receipt-reader.port.ts";
import type { ReadingHints } from "../../providers/receipt-reader/receipt-reader.port.ts";
import { suggestSuppliers } from "../expenses/expenses.actions.ts";
import { documentKey } from "../files/pictures.actions.ts";
import { prepareToNotify } from "../notifications/notify.actions.ts";
import { changeReceipt, claimReceipt, listOwnNames, lockReceipt } from "./receipts.store.ts";
import type { ClaimedReceipt, ReceiptChange } from "./receipts.store.ts";

/** A file that ended the reading process this often is not tried again by itself. */
const mostAttempts = 3;

/**
 * The reader that is running in this process, by its dependencies, and whether it was asked to look
 * again.
 */
const readers = new WeakMap<Deps, { isAskedAgain: boolean }>();

/**
 * Reads waiting receipts of all businesses in turn until none is left. One reader runs per process:
 * asked again meanwhile, it looks once more before it ends.
 */
export async function readWaitingReceipts(deps: Deps): Promise<void> {
  const running = readers.get(deps);
  if (running) {
    running.isAskedAgain = true;
    return;
  }
  const own = { isAskedAgain: false };
  readers.set(deps, own);
  try {
    do {
      own.isAskedAgain = false;
      await readAll(deps);
    } while (own.isAskedAgain);
  } finally {
    readers.delete(deps);
  }
}

async function readAll(deps: Deps): Promise<void> {
  for (;;) {
    const claimed = await claimReceipt(deps.database, deps.now());
    if (!claimed) return;
    deps.live.tell(claimed.business_id, ["receipts"]);
    // A receipt whose result cannot be stored is claimed again after ten minutes, at most three
    // times.
    await eachAlone(deps.log, [claimed], idOf, (one) => readClaimed(deps, one));
  }
}

const idOf = (receipt: ClaimedReceipt): string => receipt.id;

async function readClaimed(deps: Deps, claimed: ClaimedReceipt): Promise<void> {
  const proof = { kind: "job", businessId: claimed.business_id } as const;
  let outcome: Outcome;
  try {
    outcome = await tryReading(deps, claimed);
  } catch (error) {
    // The file store is unreachable: the receipt waits, and this does not count as an attempt.
    const again = { state: "waiting", attempts: claimed.attempts - 1 } as const;
    await deps.database.transact(proof, async (tx) => {
      const row = await lockReceipt(tx, claimed.id);
      if (row?.state === "reading") await changeReceipt(tx, claimed.id, again);
      tx.changed("receipts");
    });
    throw error;
  }
  await deps.database.transact(proof, async (tx) => {
    const notify = await prepareToNotify(tx, "receipt_read");
    const row = await lockReceipt(tx, claimed.id);
    // The receipt was discarded or requeued meanwhile: this result is stale.
    if (row?.state !== "reading") return;
    await changeReceipt(tx, claimed.id, await storable(tx, outcome, claimed));
    tx.changed("receipts");
    await notify(claimed.id);
  });
}

type Outcome = { reading: ReceiptReading } | { problem: ReceiptProblem };

async function tryReading(deps: Deps, claimed: ClaimedReceipt): Promise<Outcome> {
  if (claimed.attempts > mostAttempts) return { problem: "broke_down" };
  const { business_id: businessId, file_id: fileId, content_type: contentType } = claimed;
  try {
    const bytes = await deps.files.get(documentKey(businessId, fileId, contentType));
    if (!bytes) return { problem: "damaged" };
    const ownNames = await deps.database.transact({ kind: "job", businessId }, listOwnNames);
    const hints = { ...hintsOf(claimed), ownNames };
    const reading = await deps.receiptReader.read({ bytes, contentType }, hints);
    const { businessName } = reading;
    // A reader that is not given the names can still return one of them.
    const isOwn = businessName !== null && isOneOf(businessName.value, ownNames);
    return { reading: isOwn ? { ...reading, businessName: null } : reading };
  } catch (error) {
    if (error instanceof ReadingFailure) return { problem: error.problem };
    if (error instanceof AppError && error.code === "unavailable") throw error;
    deps.log.error({ err: error, receiptId: claimed.id }, "a receipt could not be read");
    return { problem: "broke_down" };
  }
}

const languagesOf: Readonly<Record<string, readonly Language[]>> = {
  IL: ["he", "ar"],
  PS: ["ar", "he"],
  IN: ["hi"],
  JP: ["ja"],
  ...Object.fromEntries(
    "AE BH DZ EG IQ JO KW LB LY MA OM QA SA SD SY TN YE".split(" ").map((land) => [land, ["ar"]]),
  ),
};

/** Receipts come in the languages of the business's people and of its country. */
function hintsOf({ languages, country, today, currency }: ClaimedReceipt): ReadingHints {
  const all = [...(languagesOf[country] ?? []), ...languages.filter(isLanguage)];
  return { languages: [...new Set(all)], today, currency };
}

/** A currency that the slip does not name is the business's own, marked for review (rulings §6). */
const ownCurrencyConfidence = 0.6;
const knownSupplierConfidence = 0.9;

async function storable(tx: Tx, outcome: Outcome, claimed: ClaimedReceipt): Promise<ReceiptChange> {
  if ("problem" in outcome) return { state: "failed", problem: outcome.problem, reading: null };
  const { reading } = outcome;
  const code = reading.currency?.value ?? claimed.currency;
  const currency = isoCurrencies.find((one) => one === code);
  const stored: StoredReading = {
    ...reading,
    currency: currency
      ? { value: currency, confidence: reading.currency?.confidence ?? ownCurrencyConfidence }
      : null,
    category: await categoryOf(tx, reading.businessName?.value ?? ""),
  };
  return { state: "review", problem: null, reading: stored };
}

/** The category that the supplier's last expense had. */
async function categoryOf(tx: Tx, name: string): Promise<StoredReading["category"]> {
  if (nameKey(name) === "") return null;
  const { items } = await suggestSuppliers(tx, name);
  const known = items.find((one) => nameKey(one.businessName) === nameKey(name));
  return known ? { value: known.category, confidence: knownSupplierConfidence } : null;
}
