/**
 * A page's chunk could not be loaded: the network failed, or a newer deployment has replaced the
 * files.
 */
class PageMissing extends Error {
  override name = "PageMissing";
}

/** Loads the files of a page; throws `PageMissing` where they do not arrive. */
export async function loadPage<Page>(load: () => Promise<Page>): Promise<Page> {
  try {
    return await load();
  } catch (cause) {
    throw new PageMissing("the page's files did not arrive", { cause });
  }
}

/**
 * Returns whether an error says that a file of the app did not arrive: a page's, or that of a part
 * loaded later, as Chromium, Firefox and Safari word it.
 */
export function isFileMissing(error: unknown): boolean {
  if (error instanceof PageMissing) return true;
  const isWorded = /dynamically imported module|importing a module script|unable to preload/i;
  return error instanceof Error && isWorded.test(error.message);
}
