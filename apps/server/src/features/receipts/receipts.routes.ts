import {
  deleteReceipt,
  getReceipt,
  listReceipts,
  makeReceiptExpense,
  restoreReceipt,
  retryReceipt,
  uploadReceipt as uploadReceiptCall,
} from "@marzipan/contract/receipts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { uploadOf } from "../../platform/http/file-field.ts";
import { takeIncoming } from "../files/incoming.actions.ts";
import { refuseFullStorage } from "../files/upload.actions.ts";
import {
  bringReceiptBack,
  discardReceipt,
  pageOfReceipts,
  readAgain,
  readReceiptDetail,
  uploadReceipt,
} from "./receipts.actions.ts";
import { makeExpenseOfReceipt } from "./using.actions.ts";

/** Binds the calls of receipts. */
export function bindReceipts(app: FastifyInstance, deps: Deps): void {
  bind(
    app,
    deps,
    uploadReceiptCall,
  )(async ({ request, session, read, transact }) => {
    const { businessId } = session;
    await refuseFullStorage(deps, read);
    const sender = { lane: "owners", businessId, tooLarge: "document_too_large" } as const;
    return await takeIncoming(deps, uploadOf(request), sender, (incoming) =>
      uploadReceipt(deps, businessId, incoming, transact),
    );
  });
  bind(
    app,
    deps,
    listReceipts,
  )(({ transact, query }) => transact((tx) => pageOfReceipts(tx, deps, query)));
  bind(
    app,
    deps,
    getReceipt,
  )(({ transact, params }) => transact((tx) => readReceiptDetail(tx, deps, params.id)));
  bind(
    app,
    deps,
    retryReceipt,
  )(({ transact, params }) => transact((tx) => readAgain(tx, deps, params.id)));
  bind(
    app,
    deps,
    makeReceiptExpense,
  )(({ transact, params, body }) =>
    transact((tx) => makeExpenseOfReceipt(tx, deps, params.id, body)),
  );
  bind(
    app,
    deps,
    deleteReceipt,
  )(({ transact, params }) => transact((tx) => discardReceipt(tx, params.id)));
  bind(
    app,
    deps,
    restoreReceipt,
  )(({ transact, params }) => transact((tx) => bringReceiptBack(tx, deps, params.id)));
}
