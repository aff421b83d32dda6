import type { FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { Deps } from "../feature/deps.ts";
import { hashToken } from "../formats/ids.ts";
import { hashBody, readKey } from "./bind.ts";

/** After this long an act that never ended counts as broken off. */
const staleMs = 60_000;

/**
 * Does a creating act of someone without a session once per idempotency key (rulings §8): the same key with the
 * same body gets the answer of the first, with another body it is refused. What was refused can be tried again.
 */
export async function doOnce<T>(
  deps: Pick<Deps, "database" | "now">,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const given = readKey(request);
  if (given === null) return await work();
  const key = hashToken(`${request.url} ${given}`);
  const now = deps.now();
  const [begun] = await deps.database.lookUp<{ outcome: string; kept: string | null }>({
    text: "select * from app.begin_public_act($1, $2, $3, $4)",
    values: [key, hashBody(request), new Date(now.getTime() - staleMs), now],
  });
  if (begun?.outcome === "other") throw new AppError("idempotency_key_reused");
  if (begun?.outcome === "pending") throw new AppError("idempotency_in_progress");
  if (begun?.kept) return JSON.parse(begun.kept) as T;
  const end = (reply: string | null) =>
    deps.database.lookUp({ text: "select app.end_public_act($1, $2)", values: [key, reply] });
  try {
    const answer = await work();
    await end(JSON.stringify(answer));
    return answer;
  } catch (error) {
    await end(null);
    throw error;
  }
}
