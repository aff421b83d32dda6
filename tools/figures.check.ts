import { complainOfFigures } from "./structure/figures.ts";
import { projectRoot, readSources } from "./structure/files.ts";
import { reportFindings } from "./structure/report.ts";

const isLooked = (path: string): boolean =>
  !/\.(test|samples)\.ts$|\/testing\/|\/generated\//.test(path);

const files = readSources(
  projectRoot,
  ["apps/server/src", "packages/domain/src", "apps/web/src"],
  [".ts", ".tsx"],
).filter(({ path }) => isLooked(path));

reportFindings("figures", {
  complaints: complainOfFigures(files),
  fine: `${files.length} files sum no figure outside the figures feature`,
});
