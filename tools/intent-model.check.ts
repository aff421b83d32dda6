import { readFileSync } from "node:fs";
import { unpackModel } from "@marzipan/questions/classifier/model";
import { hashSources } from "../packages/questions/training/hash-sources.ts";
import { readUtterances } from "../packages/questions/training/read-utterances.ts";
import { projectRoot } from "./structure/files.ts";
import { reportFindings } from "./structure/report.ts";

const { labels, source } = unpackModel(
  readFileSync(`${projectRoot}/packages/questions/model/intents.bin`),
);

reportFindings("intent-model", {
  complaints:
    source === hashSources(readUtterances())
      ? []
      : ["the model is older than its sources: npm run train"],
  fine: `the model of ${labels.length} intents is up to date`,
});
