import { clientNoteLimits } from "@marzipan/contract/clients";
import { importedClientFields, isSamePhone, phoneKey, recognise } from "../clients.ts";
import type { ClientFields, ClientFieldsWith } from "../clients.ts";
import { isEmpty } from "../fields.ts";
import { normalise } from "../search.ts";
import { emptyFieldsFilled } from "./decision.ts";
import type { Decision, Entry, KnownBy } from "./decision.ts";

/** What a file may say of a client. */
export type ImportedClient = Pick<ClientFields, ClientFieldsWith<{ import: "name" | "fill" }>> & {
  /** The lines of the notes that did not fit other fields: they are added to notes that are there. */
  addedNotes?: readonly string[];
};

/** A client that is there, as rows are compared with it. */
export type BookedClient = Entry & ImportedClient;

/** The clients that rows of a file are compared with, the rows before among them. */
export interface ClientBook {
  /** Returns what becomes of a row; the book itself stays as it is. */
  decide: (row: ImportedClient) => Decision<ImportedClient>;
  /** Adds a client, or puts it in the place of the one with its id. */
  put: (client: BookedClient) => void;
}

/**
 * Returns a book of clients. A row belongs to a client whose phone agrees, or whose email does where no two phones
 * differ, if their names share a word: one phone may be a family's. By the name alone a row belongs to no one (rulings
 * §4), but one that says nothing that the only client of its name does not say adds nothing either.
 */
export function makeClientBook(known: Iterable<BookedClient>): ClientBook {
  const clients = new Map<string, BookedClient>();
  const byPhone = new Map<string, Set<string>>();
  const byEmail = new Map<string, Set<string>>();
  const byName = new Map<string, Set<string>>();

  const put = (client: BookedClient): void => {
    clients.set(client.id, client);
    keep(byPhone, phoneKey(client.phone), client.id);
    keep(byEmail, emailKey(client.email), client.id);
    keep(byName, normalise(client.name), client.id);
  };
  const listed = (index: Map<string, Set<string>>, key: string | null): BookedClient[] =>
    [...(index.get(key ?? "") ?? [])].flatMap((id) => clients.get(id) ?? []);

  for (const client of known) put(client);

  return {
    put,
    decide: (row) => {
      const near = [
        ...listed(byPhone, phoneKey(row.phone)),
        ...listed(byEmail, emailKey(row.email)),
      ].filter(
        (one) =>
          recognise(one, row) === "same" && (isNameless(row) || sharesWord(one.name, row.name)),
      );
      const namesakes = listed(byName, normalise(row.name));
      const same = near.find((one) => namesakes.includes(one)) ?? near[0];
      if (same) {
        const by: KnownBy = isSamePhone(same.phone ?? "", row.phone ?? "") ? "phone" : "email";
        const filled = emptyFieldsFilled(same, row, importedClientFields);
        return { known: same, by, filled: { ...filled, ...notesAdded(same, row) } };
      }
      const [only, ...others] = namesakes;
      const isTold = only !== undefined && others.length === 0 && saysAll(only, row);
      return isTold ? { known: only, by: "name", filled: {} } : { known: null };
    },
  };
}

/** Returns the notes of a client with those lines of a row that are not in them, where they fit. */
function notesAdded(
  client: BookedClient,
  { addedNotes = [] }: ImportedClient,
): Partial<ImportedClient> {
  const known = client.notes.toLowerCase();
  const lines = addedNotes.filter(
    (line) => !known.includes(line.toLowerCase()) && !isSamePhone(client.phone ?? "", line),
  );
  const notes = [client.notes, ...lines].join("\n");
  const isAdded = client.notes !== "" && lines.length > 0 && notes.length <= clientNoteLimits.notes;
  return isAdded ? { notes } : {};
}

function keep(index: Map<string, Set<string>>, key: string | null, id: string): void {
  if (key === null || key === "") return;
  index.set(key, (index.get(key) ?? new Set()).add(id));
}

/** Returns the key under which emails are compared; `null` without one. */
function emailKey(email: string | null): string | null {
  return email === null ? null : normalise(email);
}

/** Returns whether a row has no name of its own: it is called by its phone or email. */
const isNameless = ({ name, phone, email }: ImportedClient): boolean =>
  name === phone || name === email;

function sharesWord(one: string, other: string): boolean {
  const words = new Set(normalise(one).split(" "));
  return normalise(other)
    .split(" ")
    .some((word) => words.has(word));
}

function saysAll(client: ImportedClient, row: ImportedClient): boolean {
  return importedClientFields.every(
    (name) => isEmpty(row[name]) || String(client[name]) === String(row[name]),
  );
}
