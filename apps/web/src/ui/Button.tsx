import type { ReactNode } from "react";
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from "react-aria-components/Button";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import { Spinner } from "./Spinner.tsx";
import styles from "./Button.module.css";

/** The looks of a button; `danger` is for what takes something away, `whatsapp` opens WhatsApp. */
export type ButtonVariant = "primary" | "plain" | "quiet" | "whatsapp" | "danger";

interface ButtonLook {
  /** plain (default): outlined. One primary per view. */
  variant?: ButtonVariant | undefined;
  /** A lucide icon before the words. */
  icon?: IconShape | undefined;
  iconSize?: "s" | "m";
  /** The icon means a direction and is mirrored in right-to-left pages. */
  iconFlips?: boolean;
  /** Takes the full width of its place. */
  isWide?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

export interface ButtonProps extends Omit<AriaButtonProps, "className" | "children">, ButtonLook {}

export interface ButtonLinkProps
  extends Omit<AriaLinkProps, "className" | "children">, ButtonLook {}

const variants: Readonly<Record<ButtonVariant, string | undefined>> = {
  primary: styles.btnPrimary,
  plain: undefined,
  quiet: styles.btnQuiet,
  whatsapp: styles.btnWhatsapp,
  danger: styles.btnDanger,
};

function classOf({ variant = "plain", isWide = false, className }: ButtonLook): string {
  return joinClasses(styles.btn, variants[variant], isWide && styles.btnWide, className);
}

function Words({ icon, iconSize = "m", iconFlips = false, children }: ButtonLook) {
  return (
    <>
      {icon && <Icon of={icon} size={iconSize} flips={iconFlips} />}
      <span>{children}</span>
    </>
  );
}

/**
 * A button with words. `isPending` keeps its size, shows a spinner, and holds further presses;
 * `isDisabled` needs its reason written beside it.
 */
export function Button({
  variant,
  icon,
  iconSize = "m",
  iconFlips = false,
  isWide = false,
  className = "",
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      data-part="button"
      data-variant={variant}
      className={classOf({ variant, isWide, className })}
    >
      {({ isPending }) => (
        <>
          <Words icon={icon} iconSize={iconSize} iconFlips={iconFlips}>
            {children}
          </Words>
          {isPending && (
            <span className={styles.btnSpinner}>
              <Spinner />
            </span>
          )}
        </>
      )}
    </AriaButton>
  );
}

/** A link that looks like a button. `href` goes through the app's router; `render` may draw another anchor. */
export function ButtonLink({
  variant,
  icon,
  iconSize = "m",
  iconFlips = false,
  isWide = false,
  className = "",
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <AriaLink
      {...rest}
      data-part="button"
      data-variant={variant}
      className={classOf({ variant, isWide, className })}
    >
      <Words icon={icon} iconSize={iconSize} iconFlips={iconFlips}>
        {children}
      </Words>
    </AriaLink>
  );
}
