import { sql } from "kysely";
import type { Kysely } from "kysely";

interface Found {
  definition: string;
  body: string;
  /** What it answers: nothing, one value, the values of its OUT parameters, or rows. */
  answers: "nothing" | "value" | "values" | "rows";
  type: string;
  outs: string[] | null;
}

const changes = /\b(insert\s+into|update|delete\s+from)\b/i;

/**
 * Within what a distributed PostgreSQL takes (docs/SCALING.md): no function of language sql names a table, because such
 * a one is written into the statement that calls it, which then cannot be planned over the machines. As plpgsql its
 * statements are planned by themselves, once a connection.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Found>`
    select distinct on (p.oid) pg_get_functiondef(p.oid) as definition, p.prosrc as body,
           case when p.proretset then 'rows' when p.prorettype = 'void'::regtype then 'nothing'
             when 'o' = any (p.proargmodes) then 'values' else 'value' end as answers,
           p.prorettype::regtype::text as type,
           (select array_agg(name order by at) from unnest(p.proargnames, p.proargmodes) with ordinality as arg (name, mode, at)
             where mode in ('o', 't')) as outs
      from pg_proc p
      join pg_language l on l.oid = p.prolang and l.lanname = 'sql'
      join pg_class c on c.relnamespace in ('public'::regnamespace, 'app'::regnamespace) and c.relkind in ('r', 'p', 'v')
       and p.prosrc ~* ('\\m(from|join|into|update|using)\\s+(only\\s+)?((public|app)\\.)?"?' || c.relname || '\\M')
     where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace)
     order by p.oid
  `.execute(db);
  for (const found of rows) await sql.raw(rewrite(found)).execute(db);
}

function rewrite(found: Found): string {
  const { definition } = found;
  const at = definition.indexOf("AS $function$");
  const head = definition.slice(0, at).replace(/\bLANGUAGE sql\b/, "LANGUAGE plpgsql");
  return `${head}AS $function$${writeBody(found)}$function$`;
}

/** What is called like a column and like an answered value means the column. */
const columnsFirst = "\n    #variable_conflict use_column";

function writeBody({ body, answers, type, outs }: Found): string {
  const text = body.trim().replace(/;$/, "");
  const block = (lines: string, before = outs ? columnsFirst : ""): string =>
    `${before}\n    begin\n      ${lines}\n    end `;
  if (answers === "nothing") return block(`${text};`);
  if (answers === "rows") return block(`return query\n      ${text};`);
  if (answers === "values") return block(`${text}\n      into ${(outs ?? []).join(", ")};`);
  if (!changes.test(text)) return block(`return (\n      ${text});`);
  return block(
    `${text}\n      into answer;\n      return answer;`,
    `\n    declare\n      answer ${type};`,
  );
}
