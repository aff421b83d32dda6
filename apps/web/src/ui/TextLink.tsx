import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from "react-aria-components/Button";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./TextLink.module.css";

export interface TextLinkProps extends Omit<AriaLinkProps, "className" | "children"> {
  /** A lucide icon before the words. */
  icon?: IconShape;
  /** Ends in an arrow that follows the page's direction: the link leads on to a list or page. */
  leadsOn?: boolean;
  /** Underlined, for a link that stands alone under text. */
  isUnderlined?: boolean;
  className?: string | undefined;
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
      data-part="text-link"
      className={joinClasses(styles.textLink, isUnderlined && styles.textLinkUnderlined, className)}
    >
      {icon && <Icon of={icon} size="s" />}
      {children}
      {leadsOn && <Icon of={ChevronRight} size="s" flips />}
    </AriaLink>
  );
}

export interface TextButtonProps extends Omit<AriaButtonProps, "className" | "children"> {
  icon?: IconShape;
  className?: string | undefined;
  children: ReactNode;
}

/** A button that looks like a small link: "Add task" in a section head. */
export function TextButton({ icon, className, children, ...rest }: TextButtonProps) {
  return (
    <AriaButton {...rest} data-part="text-link" className={joinClasses(styles.textLink, className)}>
      {icon && <Icon of={icon} size="s" />}
      {children}
    </AriaButton>
  );
}
