import { complainOfFigures } from "./house/figures.ts";
import { houseRoot, readSources } from "./house/files.ts";
import { reportFindings } from "./house/report.ts";

const isLooked = (path: string): boolean =>
  !/\.(test|samples)\.ts$|\/testing\/|\/generated\//.test(path);

const files = readSources(
  houseRoot,
  ["apps/server/src", "packages/domain/src", "apps/web/src"],
  [".ts", ".tsx"],
).filter(({ path }) => isLooked(path));

reportFindings("figures", {
  complaints: complainOfFigures(files),
  fine: `${files.length} files sum no figure but where all are`,
});
