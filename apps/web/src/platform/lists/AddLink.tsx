import { Plus } from "lucide-react";
import { ButtonLink } from "../../ui/Button.tsx";
import { IconLink } from "../../ui/IconButton.tsx";
import type { IconShape } from "../../ui/Icon.tsx";
import { useIsWide } from "../screen/use-is-wide.ts";

interface AddLinkProps {
  href: string;
  label: string;
  icon?: IconShape;
}

/** The way from the head of a list to a new thing: with its words where there is room, its sign alone elsewhere. */
export function AddLink({ href, label, icon = Plus }: AddLinkProps) {
  if (!useIsWide()) return <IconLink label={label} icon={icon} iconSize="l" href={href} />;
  return (
    <ButtonLink variant="primary" icon={icon} href={href}>
      {label}
    </ButtonLink>
  );
}
