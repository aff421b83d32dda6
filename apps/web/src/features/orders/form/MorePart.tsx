import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useFormState } from "react-hook-form";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { PartOrWait } from "../../../platform/parts/PartOrWait.tsx";
import { usePart } from "../../../platform/parts/use-part.ts";
import { Button } from "../../../ui/Button.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import type { MoreFieldsProps } from "./MoreFields.tsx";
import type { OrderForm } from "./order-form.types.ts";
import { useIsWide } from "../../../platform/screen/use-is-wide.ts";
import { joinClasses } from "../../../ui/joinClasses.ts";
import styles from "./order-form.module.css";
import cardStyles from "../../../ui/Card.module.css";

type MorePartProps = Omit<MoreFieldsProps, "isBare">;

/** Loaded lazily after the form itself, so that the form opens sooner on a slow phone. */
const useMoreFields = () => usePart("orders.more", () => import("./MoreFields.tsx"));

/** Pictures and how to reach the client, for the wide page's first column. */
export function MoreBeside(props: MorePartProps) {
  const later = useMoreFields();
  if (!useIsWide()) return null;
  return (
    <PartOrWait later={later} skeleton={<FieldsSkeleton />}>
      {({ PicturesAndContact }) => <PicturesAndContact {...props} isBare={false} />}
    </PartOrWait>
  );
}

/** What many orders do not need: allergies, price and deposit. On a phone folded, with the rest. */
export function MorePart(props: MorePartProps) {
  const t = useT();
  const later = useMoreFields();
  const isPhone = !useIsWide();
  const { errors } = useFormState({ control: props.form.control });
  const [isOpen, setOpen] = useState(() => hasMore(props.form));
  const hasError = Boolean(
    errors.allergens ??
    errors.allergyNote ??
    errors.agreedPrice ??
    errors.depositValue ??
    errors.depositDueDate ??
    errors.pictures ??
    errors.customerEmail ??
    // The phone of a linked client is edited here, that of a new name beside the name.
    (props.form.getValues("clientId") === null ? undefined : errors.phone),
  );
  const skeleton = <FieldsSkeleton />;
  if (!isPhone) {
    return (
      <PartOrWait later={later} skeleton={skeleton}>
        {({ AllergiesAndPrice }) => <AllergiesAndPrice {...props} isBare={false} />}
      </PartOrWait>
    );
  }
  const isShown = isOpen || hasError;
  return (
    <div className={styles.orderFormPart}>
      <Button
        variant="quiet"
        icon={ChevronDown}
        className={isShown ? joinClasses(styles.formMore, styles.isOpen) : styles.formMore}
        aria-expanded={isShown}
        onPress={() => setOpen(!isShown)}
      >
        {t("orders.allergies_price_more")}
      </Button>
      {isShown && (
        <PartOrWait later={later} skeleton={skeleton}>
          {({ AllergiesAndPrice, PicturesAndContact }) => (
            <>
              <AllergiesAndPrice {...props} isBare />
              <PicturesAndContact {...props} isBare />
            </>
          )}
        </PartOrWait>
      )}
    </div>
  );
}

function FieldsSkeleton() {
  return (
    <div className={joinClasses(cardStyles.card, styles.orderFormPart)} aria-hidden="true">
      <Skeleton width="40%" height="18px" />
      <Skeleton height="44px" />
      <Skeleton height="44px" />
    </div>
  );
}

function hasMore(form: OrderForm): boolean {
  const values = form.getValues();
  return values.agreedPrice !== null || values.depositKind !== "none" || values.pictures.length > 0;
}
