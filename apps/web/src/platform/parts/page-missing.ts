/** A page's files did not arrive: the network failed, or a newer version stands on the server. */
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
