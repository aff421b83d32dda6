import { existsSync } from "node:fs";
import { delimiter, dirname } from "node:path";
import { Failure } from "./failure.mjs";
import { inProject } from "./project.mjs";

const neededMajor = 24;

function isNewEnough(version) {
  return Number(version.slice(1).split(".")[0]) >= neededMajor;
}

/** Returns the path of a Node 24 or newer: the one we run on, or else the one among the packages. */
export function findNode() {
  if (isNewEnough(process.version)) return process.execPath;
  const system = process.platform === "win32" ? "win" : process.platform;
  const name = system === "win" ? "node.exe" : "node";
  const brought = inProject("node_modules", `node-${system}-${process.arch}`, "bin", name);
  if (existsSync(brought)) return brought;
  throw new Failure(
    `Marzipan brings no Node for this kind of computer (${process.platform} ${process.arch}): install Node ${neededMajor} or newer and run it again.`,
  );
}

/**
 * Settings of glibc's allocator (other C libraries ignore them): two arenas instead of eight for
 * each processor, and large blocks by mmap, which return to the system when freed. Without them the
 * server's memory keeps the size of its largest decoded pictures.
 */
const memoryReturn = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "262144",
  MALLOC_TRIM_THRESHOLD_: "262144",
};

/** Returns the environment for programs on that Node: it comes first on PATH and keeps its compiled code. */
export function makeEnvironment(node, extra = {}) {
  return {
    ...memoryReturn,
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ""}`,
    NODE_COMPILE_CACHE: inProject(".cache/compile"),
    ...extra,
  };
}
