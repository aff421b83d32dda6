import type { Order } from "../island/order.ts";
import { Icon } from "../look/Icon.tsx";
import type { Draft } from "./draft.ts";
import { TextInput } from "./fields.tsx";
import type { PartProps } from "./form-parts.types.ts";

const icons = { pickup: "store", delivery: "bike" } as const;

/** Pick-up or delivery, and where to. */
export function WayPart({ order, speech, draft, change, problemOf }: PartProps) {
  const { say } = speech;
  const { fulfilments, deliveryNote, business } = order.data;
  return (
    <fieldset>
      <legend>{say("menu.way")}</legend>
      <div className="grp">
        <div className="seg">
          {fulfilments.map((way) => (
            <label key={way}>
              <input
                type="radio"
                name="fulfilment"
                value={way}
                checked={draft.fulfilment === way}
                onChange={() => change({ fulfilment: way })}
              />
              <Icon of={icons[way]} />
              {say(`common.fulfilment_${way}`)}
            </label>
          ))}
        </div>
        {draft.fulfilment === "pickup" && business.address !== "" && (
          <p className="small muted">{say("menu.pickup_at", { address: business.address })}</p>
        )}
        {draft.fulfilment === "delivery" && (
          <>
            {deliveryNote !== "" && (
              <p className="small muted" dir="auto">
                {deliveryNote}
              </p>
            )}
            <TextInput
              path="address"
              label={say("menu.delivery_address")}
              value={draft.address}
              onChange={(address) => change({ address })}
              speech={speech}
              problem={problemOf("address")}
              autoComplete="street-address"
              maxLength={300}
            />
          </>
        )}
      </div>
    </fieldset>
  );
}

/** Returns the times that are offered on the chosen day, and how to choose one. */
export function TimePart({
  times,
  speech,
  draft,
  change,
  problemOf,
}: Omit<PartProps, "order"> & { times: readonly string[]; order?: Order }) {
  if (times.length === 0) return null;
  const { say, format } = speech;
  const problem = problemOf("deliveryTime");
  return (
    <fieldset>
      <legend>{say(nameOfTime(draft))}</legend>
      <div className="slots">
        {times.map((time, index) => (
          <label key={time}>
            <input
              type="radio"
              name="time"
              value={time}
              checked={draft.time === time}
              data-invalid={problem !== undefined && index === 0 ? "true" : undefined}
              onChange={() => change({ time })}
            />
            <bdi>{format.time(time)}</bdi>
          </label>
        ))}
      </div>
      {problem !== undefined && <p className="bad">{problem}</p>}
    </fieldset>
  );
}

function nameOfTime({ fulfilment }: Draft): string {
  return fulfilment === "pickup" ? "menu.pickup_time" : "menu.delivery_time";
}
