import type { Allergen } from "@marzipan/contract/food-facts";
import { allergens } from "@marzipan/contract/food-facts";
import { Icon } from "../look/Icon.tsx";
import { TextInput } from "./fields.tsx";
import type { PartProps } from "./form-parts.types.ts";

/**
 * The customer's allergies, with a warning where an item in the cart contains one of them (rulings §10.5), and a
 * different one where its allergens are not stated (rulings §5).
 */
export function AllergyPart({ order, speech, draft, change, problemOf }: PartProps) {
  const { say } = speech;
  const warnings = order
    .lines()
    .flatMap(({ item }) =>
      (item.allergens ?? [])
        .filter((allergen) => draft.allergens.includes(allergen))
        .map((allergen) => ({ name: item.name, allergen })),
    );
  const isUsed = draft.allergens.length > 0 || draft.allergyNote !== "";
  const unstated = isUsed ? order.lines().filter(({ item }) => item.allergens === null) : [];
  const toggle = (allergen: Allergen): void => {
    const others = draft.allergens.filter((one) => one !== allergen);
    const isTicked = others.length < draft.allergens.length;
    change({ allergens: isTicked ? others : [...others, allergen] });
  };
  return (
    <details open={isUsed}>
      <summary>
        {say("common.allergies")} <span className="opt">{say("menu.optional")}</span>
        <Icon of="on" />
      </summary>
      <div className="grp">
        <p className="small muted">{say("menu.allergies_hint")}</p>
        <div className="ticks">
          {allergens.map((allergen) => (
            <label key={allergen} className="tick">
              <input
                type="checkbox"
                name="allergens"
                value={allergen}
                checked={draft.allergens.includes(allergen)}
                onChange={() => toggle(allergen)}
              />
              <span>{say(`common.allergen_${allergen}`)}</span>
            </label>
          ))}
        </div>
        {warnings.map(({ name, allergen }) => (
          <p key={name + allergen} className="warn" role="status">
            <Icon of="warning" />
            {say("menu.allergy_warning", {
              item: name,
              allergen: say(`common.allergen_${allergen}`),
            })}
          </p>
        ))}
        {unstated.map(({ item }) => (
          <p key={item.id} className="warn" role="status">
            <Icon of="warning" />
            {say("menu.allergy_unknown", { item: item.name })}
          </p>
        ))}
        <TextInput
          path="allergyNote"
          label={say("menu.allergy_other")}
          value={draft.allergyNote}
          onChange={(allergyNote) => change({ allergyNote })}
          speech={speech}
          problem={problemOf("allergyNote")}
          isOptional
          maxLength={300}
        />
      </div>
    </details>
  );
}
