import { EllipsisVertical, Pencil, Printer, Trash2 } from "lucide-react";
import { useState } from "react";
import { DialogTrigger } from "react-aria-components/Dialog";
import { Button } from "../Button.tsx";
import { ComboBox } from "../ComboBox.tsx";
import { ConfirmDialog } from "../ConfirmDialog.tsx";
import { DatePicker } from "../DatePicker.tsx";
import { IconButton } from "../IconButton.tsx";
import { Menu } from "../Menu.tsx";
import { Notice } from "../Notice.tsx";
import { NumberField } from "../NumberField.tsx";
import { Segmented } from "../Segmented.tsx";
import { Sheet } from "../Sheet.tsx";
import { TextField } from "../TextField.tsx";
import { TimeField } from "../TimeField.tsx";
import { showToast } from "../Toast.tsx";
import { Tooltip } from "../Tooltip.tsx";
import type { GalleryTexts } from "./galleryTexts.ts";
import { GallerySection } from "./GallerySection.tsx";
import { joinClasses } from "../joinClasses.ts";
import styles from "./gallery.module.css";

function OrderSheet({ t }: { t: GalleryTexts }) {
  const [client, setClient] = useState("");
  const [clientId, setClientId] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>("2026-11-27");
  const [time, setTime] = useState<string | null>("11:00");
  const [way, setWay] = useState<"pickup" | "delivery">("pickup");
  const [quantity, setQuantity] = useState(2);
  return (
    <Sheet
      title={t.newOrder}
      closeLabel={t.close}
      isTall
      onSubmit={(event) => {
        event.preventDefault();
        showToast(t.saved);
      }}
      foot={
        <>
          <div>
            <span className={styles.note}>{t.total}</span>
            <div className={joinClasses("heavy", styles.name)}>
              <bdi>₪496</bdi>
            </div>
          </div>
          <Button variant="primary" type="submit">
            {t.save}
          </Button>
        </>
      }
    >
      <ComboBox
        label={t.client}
        items={[
          { id: "1", text: t.clientName, detail: "052-555-0147" },
          { id: "2", text: "Noa Levi" },
        ]}
        inputValue={client}
        onInputChange={setClient}
        value={clientId}
        onChange={setClientId}
        loadingText={t.loading}
        emptyText={t.nothingFits}
        addRow={
          client === "" ? undefined : { text: t.add(client), onAdd: () => showToast(t.add(client)) }
        }
      />
      <div className={styles.withNarrow}>
        <DatePicker
          label={t.date}
          value={day}
          onChange={setDay}
          openLabel={t.openCalendar}
          monthLabels={{ previous: t.previous, next: t.next }}
        />
        <TimeField label={t.time} value={time} onChange={setTime} />
      </div>
      <Notice tone="warning">{t.busyDay}</Notice>
      <div className={styles.apart}>
        <b dir="auto">{t.honeyCake}</b>
        <NumberField
          aria-label={t.honeyCake}
          stepLabels={{ less: t.less, more: t.more }}
          minValue={0}
          value={quantity}
          onChange={(next) => setQuantity(next ?? 0)}
        />
      </div>
      <Segmented
        aria-label={t.delivery}
        options={[
          { id: "pickup", label: t.pickup },
          { id: "delivery", label: t.delivery },
        ]}
        value={way}
        onChange={setWay}
      />
      <TextField label={t.notes} direction="auto" lines={3} />
    </Sheet>
  );
}

/** Sheets, questions, menus, tooltips and toasts. */
export function OverlaysPart({ t }: { t: GalleryTexts }) {
  const [isAsking, setIsAsking] = useState(false);
  const [chosen, setChosen] = useState("en");
  return (
    <GallerySection title="Over the page">
      <div className={styles.buttons}>
        <DialogTrigger>
          <Button data-testid="open-sheet">{t.newOrder}</Button>
          <OrderSheet t={t} />
        </DialogTrigger>
        <Button data-testid="open-confirm" onPress={() => setIsAsking(true)}>
          {t.clear}
        </Button>
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          title={t.clear}
          confirmLabel={t.clear}
          cancelLabel={t.cancel}
          onConfirm={() => setIsAsking(false)}
        >
          {t.noOrdersText}
        </ConfirmDialog>
        <Menu
          label={t.more}
          trigger={
            <IconButton data-testid="open-menu" label={t.more} icon={EllipsisVertical} isOutlined />
          }
          groups={[
            {
              id: "deeds",
              label: t.newOrder,
              entries: [
                { id: "edit", text: t.save, icon: Pencil },
                { id: "print", text: t.importSheet, icon: Printer, detail: t.help },
              ],
            },
            {
              id: "danger",
              label: t.clear,
              entries: [{ id: "delete", text: t.clear, icon: Trash2, isDanger: true }],
            },
          ]}
        />
        <Menu
          label="Language"
          trigger={<Button data-testid="open-languages">{chosen}</Button>}
          selectedId={chosen}
          onAction={setChosen}
          entries={[
            { id: "en", text: "English", lang: "en" },
            { id: "he", text: "עברית", lang: "he" },
            { id: "ar", text: "العربية", lang: "ar" },
          ]}
        />
        <Tooltip text={t.help}>
          <IconButton label={t.help} icon={Printer} isOutlined />
        </Tooltip>
        <Button data-testid="toast" onPress={() => showToast(t.saved)}>
          Toast
        </Button>
      </div>
    </GallerySection>
  );
}
