import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * A word of more orders than are listed keeps one bit an order, so that two such words are compared without reading the
 * orders (`docs/decisions/0045-words-of-orders.md`). What is listed is listed anew by the next job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_word add column bits bytea;
    -- Up to where bits are kept: a server of the version before, which keeps none, moves the other mark alone.
    alter table order_index add column bits_up_to integer not null default 0;
    update order_index set begun_at = 'epoch';

    -- Bits with those of some numbers set; there are as many as the largest number asks for.
    create function app.add_bits(p_bits bytea, p_numbers integer[]) returns bytea
      language plpgsql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
    declare
      first integer;
      last integer;
      piece bytea;
      one integer;
    begin
      select min(n) / 8, max(n) / 8 into first, last from unnest(p_numbers) n;
      if first is null then return p_bits; end if;
      if length(p_bits) <= last then
        p_bits := p_bits || decode(repeat('00', last + 1 - length(p_bits)), 'hex');
      end if;
      -- Only the bytes between the first and the last are written anew for each number.
      piece := substring(p_bits from first + 1 for last + 1 - first);
      foreach one in array p_numbers loop
        piece := set_bit(piece, one - first * 8, 1);
      end loop;
      return overlay(p_bits placing piece from first + 1);
    end $$;
  `.execute(db);
}
