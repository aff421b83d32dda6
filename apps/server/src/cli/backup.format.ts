import { z } from "zod";

/** The version of the archive's layout; a reader refuses a newer one. */
export const formatVersion = 1;

const named = { schema: z.string(), name: z.string() };

/** The first entry of a backup: what it holds and where it comes from. */
export const manifestSchema = z.object({
  format: z.number().int(),
  createdAt: z.iso.datetime(),
  postgresVersion: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({ ...named, columns: z.array(z.object({ name: z.string(), type: z.string() })) }),
  ),
  sequences: z.array(z.object({ ...named, lastValue: z.string() })),
});

/** The last entry of a backup: with it the backup is whole. */
export const endSchema = z.object({ rows: z.number().int(), files: z.number().int() });

/** What a backup holds, by its first entry. */
export type Manifest = z.infer<typeof manifestSchema>;

/** How much a backup holds, by its last entry. */
export type BackupTotals = z.infer<typeof endSchema>;

/** The names of the entries: `tables/<number of the table>/<part>.json`, `files/<key>`. */
export const entryNames = {
  manifest: "manifest.json",
  end: "end.json",
  tables: "tables/",
  files: "files/",
};
