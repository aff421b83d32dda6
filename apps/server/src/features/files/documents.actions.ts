import { readFile } from "node:fs/promises";
import { pictureSizes } from "@marzipan/contract/files";
import type { DocumentForm, DocumentType, StoredDocument } from "@marzipan/contract/files";
import { documentTypes } from "@marzipan/contract/files";
import type * as z from "zod/mini";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { makeId } from "../../platform/formats/ids.ts";
import { detectFileType } from "./file-type.ts";
import { linksEndAt, secondsOfPass, signLink } from "./document-links.rules.ts";
import type { LinkedForm } from "./document-links.rules.ts";
import { findLinkedDocument, loadDocument } from "./files.store.ts";
import type { Incoming } from "./incoming.actions.ts";
import { convertDocument } from "./picture-conversion.ts";
import { documentKey, getPicture, removeFiles } from "./pictures.actions.ts";
import { keepFile } from "./upload.actions.ts";
import type { TransactContent } from "./upload.actions.ts";

/** A document's reply. */
export type DocumentReply = z.output<typeof StoredDocument>;

/** What is told of a document. */
export interface DocumentFacts {
  id: string;
  contentType: DocumentType;
  width: number | null;
  height: number | null;
  sizeBytes: number;
}

/** Returns a document as it goes over the wire, with fresh links; a PDF has no smaller forms, its original is what is viewed. */
export function describeDocument(
  { businessId, now }: Pick<Tx, "businessId" | "now">,
  { sessionSecret }: Pick<Deps, "sessionSecret">,
  facts: DocumentFacts,
): DocumentReply {
  const { id, contentType, width, height, sizeBytes } = facts;
  const isPicture = contentType !== "application/pdf";
  const endsAt = linksEndAt(now);
  const linkTo = (form: DocumentForm): string =>
    signLink(sessionSecret, { businessId, documentId: id, form }, endsAt);
  return {
    id,
    contentType,
    url: linkTo("original"),
    viewUrl: linkTo(isPicture ? "large" : "original"),
    thumbUrl: isPicture ? linkTo("thumb") : null,
    width,
    height,
    sizeBytes,
    linksEndAt: endsAt.toISOString(),
  };
}

/** Returns one of the business's documents, with fresh links. */
export async function getDocument(tx: Tx, deps: Deps, id: string): Promise<DocumentReply> {
  const row = await loadDocument(tx, id);
  const contentType = documentTypes.find((one) => one === row?.content_type);
  if (!row || !contentType) throw new AppError("not_found");
  const { width, height, size_bytes: sizeBytes } = row;
  return describeDocument(tx, deps, { id, contentType, width, height, sizeBytes });
}

/** What a link opens: the bytes, of which type, and for how long the link still does. */
export interface OpenedDocument {
  bytes: Uint8Array;
  contentType: DocumentType | "image/webp";
  secondsLeft: number;
}

/**
 * Returns what a signed link opens. One that was altered or has ended is `not_found`, as is a document that
 * is no more or belongs to a blocked or closed business.
 */
export async function openDocument(
  deps: Deps,
  linked: LinkedForm,
  pass: string,
): Promise<OpenedDocument> {
  const secondsLeft = secondsOfPass(deps.sessionSecret, linked, pass, deps.now());
  const { businessId, documentId, form } = linked;
  const type =
    secondsLeft > 0 ? await findLinkedDocument(deps.database, businessId, documentId) : null;
  if (!type) throw new AppError("not_found");
  const key =
    form === "original"
      ? documentKey(businessId, documentId, type)
      : getPicture(businessId, documentId, form);
  const bytes = await deps.files.get(key);
  if (!bytes) throw new AppError("not_found");
  return { bytes, contentType: form === "original" ? type : "image/webp", secondsLeft };
}

/** Stores an uploaded document by itself, told by its content. */
export async function uploadDocument(
  deps: Deps,
  businessId: string,
  incoming: Incoming,
  transact: TransactContent,
): Promise<DocumentReply> {
  return await keepDocument(deps, businessId, incoming, {
    transact,
    holdFile: async (_tx, document) => document,
    fileIdOf: (reply) => reply.id,
  });
}

/**
 * The use of an uploaded document: the row that refers to its file, written in the same
 * transaction, and the file that the reply describes.
 */
export interface DocumentUse<T> {
  transact: TransactContent;
  holdFile: (tx: Tx<"session">, document: DocumentReply) => Promise<T>;
  fileIdOf: (answer: T) => string;
}

/**
 * Stores an uploaded document and the row that refers to it; anything but PNG, JPG and PDF is
 * `document_unreadable`. Files are written before the row, and removed again when the transaction
 * fails or a repeated key gets an earlier answer.
 */
export async function keepDocument<T>(
  deps: Deps,
  businessId: string,
  incoming: Incoming,
  { transact, holdFile, fileIdOf }: DocumentUse<T>,
): Promise<T> {
  const contentType = await tellType(incoming);
  const id = makeId();
  const { forms, width, height } = await formsOf(businessId, id, incoming, contentType);
  const sizeBytes = [...forms.values()].reduce((sum, form) => sum + form.byteLength, 0);
  const { contentHash } = incoming.file;
  let isKept = false;
  try {
    for (const [key, form] of forms) await deps.files.put(key, form);
    const reply = await transact(
      async (tx) => {
        await keepFile(tx, { id, contentType, width, height, sizeBytes, contentHash });
        return await holdFile(
          tx,
          describeDocument(tx, deps, { id, contentType, width, height, sizeBytes }),
        );
      },
      { contentHash },
    );
    isKept = fileIdOf(reply) === id;
    return reply;
  } finally {
    if (!isKept) await removeFiles(deps, businessId, id);
  }
}

async function tellType({ file }: Incoming): Promise<DocumentType> {
  const found = await detectFileType(file.path);
  const contentType = documentTypes.find((one) => one === found);
  if (!contentType) throw new AppError("document_unreadable");
  return contentType;
}

interface Forms {
  forms: Map<string, Uint8Array>;
  width: number | null;
  height: number | null;
}

async function formsOf(
  businessId: string,
  id: string,
  incoming: Incoming,
  contentType: DocumentType,
): Promise<Forms> {
  const originalKey = documentKey(businessId, id, contentType);
  if (contentType === "application/pdf") {
    const bytes = await readFile(incoming.file.path);
    return { forms: new Map([[originalKey, bytes]]), width: null, height: null };
  }
  const { forms, original, width, height } = await convertDocument(incoming, contentType);
  const all = new Map<string, Uint8Array>([[originalKey, original]]);
  for (const size of pictureSizes) all.set(getPicture(businessId, id, size), forms[size]);
  return { forms: all, width, height };
}
