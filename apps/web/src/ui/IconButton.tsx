import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from "react-aria-components/Button";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./IconButton.module.css";
import badgeStyles from "./Badge.module.css";

interface IconButtonLook {
  /** What it does, for screen readers. Says a shown count too: "Reminders: 2". */
  label: string;
  icon: IconShape;
  /** s 16 px, m 20 px (default), l 24 px: the icon; the target is always 44 px. */
  iconSize?: "s" | "m" | "l";
  /** The icon means a direction and is mirrored in right-to-left pages. */
  flips?: boolean;
  /** With a border, for a button that stands among controls. */
  isOutlined?: boolean;
  /** A number on the corner; nothing is drawn for 0 and undefined. */
  count?: number | undefined;
  className?: string | undefined;
}

export interface IconButtonProps
  extends Omit<AriaButtonProps, "className" | "children" | "aria-label">, IconButtonLook {}

export interface IconLinkProps
  extends Omit<AriaLinkProps, "className" | "children" | "aria-label">, IconButtonLook {}

function classOf(isOutlined: boolean, className: string | undefined): string {
  return joinClasses(styles.iconBtn, isOutlined && styles.iconBtnOutlined, className);
}

function Count({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span data-part="badge" className={badgeStyles.badge} aria-hidden="true">
      {count}
    </span>
  );
}

/** A button of 44 px that is only an icon; its `label` is read aloud. */
export function IconButton({
  label,
  icon,
  iconSize = "m",
  flips = false,
  isOutlined = false,
  count,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      data-part="icon-button"
      aria-label={label}
      className={classOf(isOutlined, className)}
    >
      <Icon of={icon} size={iconSize} flips={flips} />
      <Count count={count} />
    </AriaButton>
  );
}

/** An IconButton that leads somewhere. */
export function IconLink({
  label,
  icon,
  iconSize = "m",
  flips = false,
  isOutlined = false,
  count,
  className,
  ...rest
}: IconLinkProps) {
  return (
    <AriaLink
      {...rest}
      data-part="icon-button"
      aria-label={label}
      className={classOf(isOutlined, className)}
    >
      <Icon of={icon} size={iconSize} flips={flips} />
      <Count count={count} />
    </AriaLink>
  );
}
