/**
 * A page's chunk could not be loaded: the network failed, or a newer deployment has replaced the
 * files.
 */
export class PageMissing extends Error {
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
