import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { focusFirst } from "../../../ui/focusFirst.ts";
import { MoneyField } from "../../../ui/MoneyField.tsx";
import { NumberField } from "../../../ui/NumberField.tsx";
import { TextButton } from "../../../ui/TextLink.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { sayProblem } from "../../../platform/errors/error-text.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../../platform/i18n/Money.tsx";
import { Rich } from "../../../platform/i18n/Rich.tsx";
import type { FormLine } from "./item-lines.rules.ts";
import styles from "./items.module.css";

/** What is wrong with a line, as problem codes. */
export interface LineProblems {
  dessert_name: string | undefined;
  quantity: string | undefined;
  unit_price: string | undefined;
}

interface ItemLineProps {
  line: FormLine;
  currency: string;
  problems: LineProblems;
  onChange: (change: Partial<Omit<FormLine, "key">>) => void;
}

/** One line of the form: name and price, which open to be changed, and the amount between minus and plus. */
export function ItemLine({ line, currency, problems, onChange }: ItemLineProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const item = line.dessert_name;
  const say = (problem: string | undefined): string | undefined =>
    problem === undefined ? undefined : sayProblem(t, problem);
  const isShown =
    isOpen || problems.dessert_name !== undefined || problems.unit_price !== undefined;
  return (
    <li className={styles.orderLine}>
      <div className={styles.orderLineWords}>
        <b dir="auto">{item}</b>
        <TextButton aria-expanded={isShown} onPress={() => setOpen(!isShown)}>
          {line.unit_price === null ? (
            t("orders.set_price")
          ) : (
            <span className={styles.orderLinePrice}>
              <Rich
                text={t("orders.each", { price: "{price}" })}
                parts={{ price: <Money amount={line.unit_price} currency={currency} /> }}
              />
            </span>
          )}
          <VisuallyHidden> {t("orders.change_price", { item })}</VisuallyHidden>
        </TextButton>
      </div>
      <NumberField
        aria-label={t("orders.amount_of", { item })}
        className={styles.orderLineAmount}
        stepLabels={{ less: t("common.less_by_one"), more: t("common.more_by_one") }}
        minValue={0}
        value={line.quantity}
        onChange={(quantity) => quantity !== null && onChange({ quantity })}
        error={say(problems.quantity)}
      />
      {isShown && (
        <div className={styles.orderLineMore}>
          <TextField
            label={t("orders.item_name")}
            direction="auto"
            value={item}
            onChange={(dessert_name) => onChange({ dessert_name })}
            error={say(problems.dessert_name)}
          />
          <div ref={isOpen ? focusFirst : undefined}>
            <MoneyField
              label={t("common.unit_price")}
              currency={currency}
              value={line.unit_price}
              onChange={(unit_price) => onChange({ unit_price })}
              error={say(problems.unit_price)}
            />
          </div>
          <Button
            variant="quiet"
            icon={Trash2}
            iconSize="s"
            aria-label={t("orders.remove_item", { item })}
            onPress={() => onChange({ quantity: 0 })}
          >
            {t("common.remove")}
          </Button>
        </div>
      )}
    </li>
  );
}
