import * as receipts from "@marzipan/contract/receipts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { uploadOf } from "../../platform/http/file-field.ts";
import { takeIncoming } from "../files/incoming.actions.ts";
import { refuseFullStorage } from "../files/upload.actions.ts";
import {
  restoreReceipt,
  deleteReceipt,
  listReceipts,
  retryReceipt,
  getReceipt,
  uploadReceipt,
} from "./receipts.actions.ts";
import { createReceiptExpense } from "./using.actions.ts";

/** Binds the calls of receipts. */
export function bindReceipts(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(receipts.uploadReceipt)(async ({ request, session, read, transact }) => {
    const { businessId } = session;
    await refuseFullStorage(deps, read);
    const sender = { lane: "owners", businessId, tooLarge: "document_too_large" } as const;
    return await takeIncoming(deps, uploadOf(request), sender, (incoming) =>
      uploadReceipt(deps, businessId, incoming, transact),
    );
  });
  on(receipts.listReceipts)(({ transact, query }) =>
    transact((tx) => listReceipts(tx, deps, query)),
  );
  on(receipts.getReceipt)(({ transact, params }) =>
    transact((tx) => getReceipt(tx, deps, params.id)),
  );
  on(receipts.retryReceipt)(({ transact, params }) =>
    transact((tx) => retryReceipt(tx, deps, params.id)),
  );
  on(receipts.createReceiptExpense)(({ transact, params, body }) =>
    transact((tx) => createReceiptExpense(tx, deps, params.id, body)),
  );
  on(receipts.deleteReceipt)(({ transact, params }) =>
    transact((tx) => deleteReceipt(tx, params.id)),
  );
  on(receipts.restoreReceipt)(({ transact, params }) =>
    transact((tx) => restoreReceipt(tx, deps, params.id)),
  );
}
