import { useState } from "react";
import { Icon } from "../look/Icon.tsx";
import { CallFailure } from "./api.ts";
import type { PartProps } from "./form-parts.types.ts";
import { uploadPicture } from "./pictures.ts";

// As the contract's `mostRequestPictures`, whose module carries the weight of the schemas.
const mostPictures = 3;

/** Up to three reference pictures, made small before they are sent. */
export function PicturesPart({ order, speech, draft, change }: PartProps) {
  const { say } = speech;
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const room = mostPictures - draft.pictures.length - waiting;

  async function add(files: readonly File[]): Promise<void> {
    setProblem(undefined);
    const chosen = files.slice(0, room);
    setWaiting(waiting + chosen.length);
    for (const file of chosen) {
      try {
        const picture = await uploadPicture(order, file);
        change((now) => ({ pictures: [...now.pictures, picture].slice(0, mostPictures) }));
      } catch (error) {
        const code = error instanceof CallFailure ? error.code : "unexpected";
        setProblem(say(`errors.${code}`) || say("errors.unexpected"));
      }
      setWaiting((count) => count - 1);
    }
  }

  return (
    <div className="field">
      <span>
        {say("menu.pictures")} <span className="opt">{say("menu.optional")}</span>
      </span>
      <div className="drop">
        {(draft.pictures.length > 0 || waiting > 0) && (
          <ul>
            {draft.pictures.map((picture) => (
              <li key={picture.id}>
                <span className="pic">
                  <img src={picture.preview} alt="" width="64" height="64" />
                </span>
                <button
                  type="button"
                  className="iconbtn"
                  aria-label={say("common.picture_remove")}
                  onClick={() =>
                    change((now) => ({
                      pictures: now.pictures.filter(({ id }) => id !== picture.id),
                    }))
                  }
                >
                  <Icon of="close" />
                </button>
              </li>
            ))}
            {Array.from({ length: waiting }, (_, index) => (
              <li key={index}>
                <span className="pic waits" />
              </li>
            ))}
          </ul>
        )}
        {room > 0 && (
          <label className="slot">
            <span className="vh">{say("common.picture_add")}</span>
            <Icon of="picture" />
            <input
              type="file"
              accept="image/*"
              multiple
              onChange={(event) => {
                const input = event.currentTarget;
                void add([...(input.files ?? [])]).finally(() => {
                  input.value = "";
                });
              }}
            />
          </label>
        )}
        <span className="small muted">
          {say("menu.pictures_hint", { limit: String(mostPictures) })}
        </span>
      </div>
      {problem !== undefined && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
