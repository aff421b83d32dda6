import { TriangleAlert } from "lucide-react";
import { useWatch } from "react-hook-form";
import { Icon } from "../../../ui/Icon.tsx";
import type { OrderForm } from "./order-form.types.ts";
import { useAllergyLine } from "../../../platform/food/use-allergy-words.ts";
import { joinClasses } from "../../../ui/joinClasses.ts";
import styles from "./order-form.module.css";
import ticketStyles from "../../../ui/Ticket.module.css";

/** Says the allergies of the order under its client, where they cannot be overlooked. */
export function AllergyLine({ form }: { form: OrderForm }) {
  const sayAllergies = useAllergyLine();
  const [allergens, allergyNote] = useWatch({
    control: form.control,
    name: ["allergens", "allergyNote"],
  });
  const line = sayAllergies({ allergens, allergyNote });
  if (line === null) return null;
  return (
    <p className={joinClasses(ticketStyles.ticketAlert, styles.formAllergy)}>
      <Icon of={TriangleAlert} size="s" />
      <span>{line}</span>
    </p>
  );
}
