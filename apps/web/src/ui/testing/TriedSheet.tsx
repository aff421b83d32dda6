import { useState } from "react";
import { Button } from "../Button.tsx";
import { Sheet } from "../Sheet.tsx";
import { TextField } from "../TextField.tsx";

/** A button that opens a sheet with a form of one field. */
export function TriedSheet({ onSave }: { onSave?: (name: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  return (
    <>
      <Button onPress={() => setOpen(true)}>New client</Button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Client"
        closeLabel="Close"
        foot={
          <Button type="submit" variant="primary">
            Save
          </Button>
        }
        onSubmit={(event) => {
          event.preventDefault();
          onSave?.(name);
        }}
      >
        <TextField label="Name" value={name} onChange={setName} />
      </Sheet>
    </>
  );
}
