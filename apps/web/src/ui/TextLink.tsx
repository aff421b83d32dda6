import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from "react-aria-components/Button";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";

export interface TextLinkProps extends Omit<AriaLinkProps, "className" | "children"> {
  /** A lucide icon before the words. */
  icon?: IconShape;
  /** Ends in an arrow that follows the page's direction: the link leads on to a list or page. */
  leadsOn?: boolean;
  /** Underlined, for a link that stands alone under text. */
  isUnderlined?: boolean;
  className?: string;
  children: ReactNode;
}

/** A small link in the primary colour, for section heads and cards. */
export function TextLink({
  icon,
  leadsOn = false,
  isUnderlined = false,
  className,
  children,
  ...rest
}: TextLinkProps) {
  return (
    <AriaLink
      {...rest}
      className={joinClasses("text-link", isUnderlined && "text-link-underlined", className)}
    >
      {icon && <Icon of={icon} size="s" />}
      {children}
      {leadsOn && <Icon of={ChevronRight} size="s" flips />}
    </AriaLink>
  );
}

export interface TextButtonProps extends Omit<AriaButtonProps, "className" | "children"> {
  icon?: IconShape;
  className?: string;
  children: ReactNode;
}

/** A button that looks like a small link: "Add task" in a section head. */
export function TextButton({ icon, className, children, ...rest }: TextButtonProps) {
  return (
    <AriaButton {...rest} className={joinClasses("text-link", className)}>
      {icon && <Icon of={icon} size="s" />}
      {children}
    </AriaButton>
  );
}
