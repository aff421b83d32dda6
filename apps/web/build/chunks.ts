/** The bundler's facts about a module: its static importers and its dynamic ones. */
interface ModuleInfo {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const pagesNamed = (...names: string[]): RegExp =>
  new RegExp(`/features/(?:[\\w-]+/)+(?:${names.join("|")})\\.tsx$`);

type Group = readonly [name: string, pages: RegExp];

/** The pages before sign-in. */
const outside = pagesNamed(
  "VerifyPage",
  "VerifiedPage",
  "SharedConfirmationPage",
  "AuthPage",
  "VerifyEmailPage",
  "ResetPasswordPage",
);

/** The pages opened first: each loads exactly what it needs. */
const openedFirst: readonly Group[] = [
  ["outside", outside],
  ["inside", pagesNamed("AppFrame", "DashboardPage")],
];

/** The pages opened from there, most frequent first, by the same rule. */
const openedNext: readonly Group[] = [
  ["form", pagesNamed("OrderFormPage")],
  ["list", pagesNamed("OrdersPage", "OrderPage")],
];

/** The groups of pages in the order in which they claim modules: a module is in the chunk of the first that needs it. */
const claims: readonly (readonly Group[])[] = [
  openedFirst,
  openedNext,
  [["plans", pagesNamed("PlansPage")]],
];

/** The pages opened less often: what two of these share is one chunk. */
const openedLater = pagesNamed(
  "OrderCalendarPage",
  "BakeListPage",
  "ClientsPage",
  "ClientPage",
  "RequestPage",
);

const isOfPages = /node_modules[\\/]@tanstack[\\/]/;
const section = /\/features\/([\w-]+)\//;

/**
 * Returns the chunk of a lazily loaded module that two pages or more share. Files are few, because
 * each is a round trip on a slow network, and a page opened first loads little that it does not
 * need. `null` for modules of one page, which need no chunk of their own.
 */
export function nameChunk(id: string, graph: Graph): string | null {
  const pages = [...findPages(id, graph)];
  if (pages.length < 2) return null;
  // A library's index reaches all of it from the entry; what only pages use of it comes with them.
  // Styles of the entry stay in its one file: whichever file comes first decides the order of the layers.
  if (pages.includes("entry") && !isOfPages.test(id)) return id.endsWith(".css") ? null : "base";
  if (pages.every((one) => outside.test(one))) return "outside-only";
  for (const groups of claims) {
    const names = groups.filter(([, page]) => pages.some((one) => page.test(one)));
    if (names.length > 0) return names.map(([name]) => name).join("-");
  }
  const sections = new Set(pages.map((page) => section.exec(page)?.[1] ?? page));
  if (pages.some((one) => openedLater.test(one))) return "day";
  return sections.size === 1 ? `section-${[...sections][0]}` : "shared";
}

/** Returns the roots that load a module: lazily loaded pages, and "entry". */
function findPages(id: string, graph: Graph): Set<string> {
  const pages = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const info = graph.getModuleInfo(one);
    if (!info) continue;
    if (info.isEntry) pages.add("entry");
    if (info.dynamicImporters.length > 0) pages.add(one);
    for (const importer of info.importers) seen.add(importer);
  }
  return pages;
}
