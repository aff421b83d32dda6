import { Part, Problem, TextInput } from "./fields.tsx";
import type { PartProps } from "./form-parts.types.ts";

/** Who orders, and how to be reached. */
export function WhoPart({ order, speech, draft, change, problemOf }: PartProps) {
  const { say } = speech;
  return (
    <Part title={say("menu.who")}>
      <TextInput
        path="name"
        label={say("common.name")}
        value={draft.name}
        onChange={(name) => change({ name })}
        speech={speech}
        problem={problemOf("name")}
        autoComplete="name"
        maxLength={120}
      />
      <div className="grp two">
        <TextInput
          path="phone"
          label={say("common.phone")}
          value={draft.phone}
          onChange={(phone) => change({ phone })}
          speech={speech}
          problem={problemOf("phone")}
          direction="ltr"
          type="tel"
          autoComplete="tel"
          maxLength={32}
        />
        <TextInput
          path="email"
          label={say("common.email")}
          value={draft.email}
          onChange={(email) => change({ email })}
          speech={speech}
          problem={problemOf("email")}
          isOptional
          direction="ltr"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      </div>
      <TextInput
        path="note"
        label={say("menu.note", { business: order.data.business.name })}
        value={draft.note}
        onChange={(note) => change({ note })}
        speech={speech}
        problem={problemOf("note")}
        isOptional
        isLong
        maxLength={2000}
      />
    </Part>
  );
}

/** Agreeing that the details are used for this order. */
export function ConsentPart({ order, speech, draft, change, problemOf }: PartProps) {
  const problem = problemOf("hasConsented");
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          name="hasConsented"
          checked={draft.hasConsented}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : "e-hasConsented"}
          onChange={(event) => change({ hasConsented: event.currentTarget.checked })}
        />
        <span>{speech.say("menu.consent", { business: order.data.business.name })}</span>
      </label>
      <Problem path="hasConsented" problem={problem} />
    </div>
  );
}
