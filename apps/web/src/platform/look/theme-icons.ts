import type { Theme } from "@marzipan/contract/languages";
import { Moon, Snowflake, Sun, Wheat } from "lucide-react";
import type { IconShape } from "../../ui/Icon.tsx";

/** A picture for each theme. */
export const themeIcons: Readonly<Record<Theme, IconShape>> = {
  light: Sun,
  dark: Moon,
  warm: Wheat,
  cool: Snowflake,
};
