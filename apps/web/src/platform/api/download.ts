import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import { pageOwnerHeader } from "@marzipan/contract/headers";
import { pageOwner } from "../owner/page-owner.ts";
import { makeAddress } from "../owner/address.ts";
import { ApiError, readRefusal } from "./api-error.ts";
import { withSession } from "./call.ts";
import type { CallInput } from "./call.ts";

/** How long the file's address is kept after the browser began to save it, in milliseconds. */
const keptMs = 60_000;

/**
 * Downloads a file of the contract completely and saves it under the server's name. Throws `ApiError`: `network` where
 * the connection breaks, also in the middle of the file, and the server's refusal otherwise.
 */
export async function downloadFile<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<void> {
  const owner = pageOwner();
  const { params, query } = input as { params?: unknown; query?: unknown };
  const file = await withSession(endpoint, owner, async () => {
    const answer = await fetch(makeAddress(endpoint.path, params, query), {
      credentials: "same-origin",
      headers: owner === null ? {} : { [pageOwnerHeader]: owner },
    }).catch(() => {
      throw new ApiError("network", 0);
    });
    if (!answer.ok) throw readRefusal(answer.status, await answer.text().catch(() => ""));
    const blob = await answer.blob().catch(() => {
      throw new ApiError("network", 0);
    });
    return { blob, name: nameOf(answer.headers.get("content-disposition")) };
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file.blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}

/** Returns the file's name in a `Content-Disposition` of this server; empty without one. */
function nameOf(header: string | null): string {
  return /filename="([^"]*)"/.exec(header ?? "")?.[1] ?? "";
}
