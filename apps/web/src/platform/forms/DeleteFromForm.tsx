import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { useLeaveTo } from "../url/use-leave-to.ts";

interface DeleteFromFormProps {
  label: string;
  /** Where the list is that the person comes back to. */
  listHref: string;
  /** Draws the dialog that asks first. */
  children: (acts: { onClose: () => void; onDeleted: () => void }) => ReactNode;
}

/** The button on an edit page's head that deletes the record after asking and leads back to the list. */
export function DeleteFromForm({ label, listHref, children }: DeleteFromFormProps) {
  const leaveTo = useLeaveTo();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton label={label} icon={Trash2} iconSize="l" onPress={() => setAsking(true)} />
      {isAsking &&
        children({
          onClose: () => setAsking(false),
          onDeleted: () => void leaveTo(listHref),
        })}
    </>
  );
}
