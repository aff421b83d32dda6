import { makeClassNames } from "./class-names.ts";
import type { Plugin } from "vite";

const styleImport = /^import (\w+) from ("[^"]+\.module\.css");$/gm;

/**
 * Names the classes of style modules, and lets the bundler write each class where it is used, instead of carrying a table of
 * the module's names: the second plugin has every class imported by its name, the third keeps the stylesheet of a module
 * whose names are all written elsewhere.
 */
export function scopedStyles(): Plugin[] {
  return [
    {
      name: "class-names",
      config: (_config, { command }) => ({
        css: {
          modules: {
            localsConvention: "camelCaseOnly",
            generateScopedName: makeClassNames(command === "build"),
          },
        },
      }),
    },
    {
      name: "fold-styles",
      apply: "build",
      enforce: "pre",
      transform: {
        filter: { id: /\.tsx?$/, code: ".module.css" },
        handler: (code) => code.replace(styleImport, "import * as $1 from $2;"),
      },
    },
    {
      name: "keep-stylesheets",
      apply: "build",
      enforce: "post",
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, moduleSideEffects: "no-treeshake" }),
      },
    },
  ];
}
