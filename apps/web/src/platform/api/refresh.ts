import { pageOwnerHeader } from "@marzipan/contract/headers";
import { pageOwner } from "../owner/page-owner.ts";
import { keep, readKept } from "../storage.ts";
import { ApiError, readRefusal } from "./api-error.ts";

const lastRefreshKey = "marzipan.refreshedAt";
const lockName = "marzipan.refresh";

/**
 * Renews the session, one tab at a time under a Web Lock. A tab that waited and finds the session
 * renewed since `failedAt` (milliseconds since 1970) does nothing. Throws `ApiError` when the
 * session has ended.
 */
export async function refreshOnce(failedAt: number): Promise<void> {
  const renew = async (): Promise<void> => {
    const renewedAt = Number(readKept(lastRefreshKey) ?? 0);
    // A noted time in the future was written before the clock was set back, and is ignored.
    if (renewedAt > failedAt && renewedAt <= Date.now()) return;
    await postRefresh();
    keep(lastRefreshKey, String(Date.now()));
  };
  if ("locks" in navigator) await navigator.locks.request(lockName, renew);
  else await renew();
}

async function postRefresh(): Promise<void> {
  let answer: Response;
  try {
    const { refreshSession } = await import("@marzipan/contract/auth");
    const owner = pageOwner();
    answer = await fetch(refreshSession.path, {
      method: "POST",
      credentials: "same-origin",
      headers: owner === null ? {} : { [pageOwnerHeader]: owner },
    });
  } catch {
    throw new ApiError("network", 0);
  }
  if (!answer.ok) throw readRefusal(answer.status, await answer.text());
}
