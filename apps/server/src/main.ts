import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Compiled code is kept for the next start, unless NODE_COMPILE_CACHE says where; what cannot be written is not kept.
enableCompileCache(fileURLToPath(new URL("../../../.cache/compile", import.meta.url)));
await import("./start/serve.ts");
