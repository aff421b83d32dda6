import { readFileSync } from "node:fs";
import { hashSources } from "../packages/questions/training/hash-sources.ts";
import { readUtterances } from "../packages/questions/training/read-utterances.ts";
import { projectRoot } from "./structure/files.ts";
import { reportFindings } from "./structure/report.ts";

const trained = readFileSync(`${projectRoot}/packages/questions/model/sources.sha256`, "utf8");
const utterances = readUtterances();

reportFindings("intent-model", {
  complaints:
    trained.trim() === hashSources(utterances)
      ? []
      : ["the model is older than its sources: npm run train"],
  fine: `the model of ${utterances.length} utterances is up to date`,
});
