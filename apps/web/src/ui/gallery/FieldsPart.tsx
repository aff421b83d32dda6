import { Mail, Search, Users } from "lucide-react";
import { useState } from "react";
import { ComboBox } from "../ComboBox.tsx";
import { DateField, DatePicker } from "../DatePicker.tsx";
import { MoneyField } from "../MoneyField.tsx";
import { NumberField } from "../NumberField.tsx";
import { PasswordField } from "../PasswordField.tsx";
import { SearchField } from "../SearchField.tsx";
import { Select } from "../Select.tsx";
import { TextField } from "../TextField.tsx";
import { TimeField } from "../TimeField.tsx";
import type { GalleryTexts } from "./galleryTexts.ts";
import { GallerySection } from "./GallerySection.tsx";
import styles from "./gallery.module.css";

function TextFields({ t }: { t: GalleryTexts }) {
  const [search, setSearch] = useState("");
  return (
    <GallerySection title="Text fields">
      <div className={styles.fields}>
        <TextField
          label={t.client}
          icon={Users}
          direction="auto"
          defaultValue={t.clientName}
          suffix="7"
        />
        <TextField label={t.client} direction="auto" error={t.wrong} description={t.help} />
        <TextField
          label={t.email}
          direction="ltr"
          type="email"
          icon={Mail}
          defaultValue="noa@nona.example"
        />
        <TextField
          label={t.phone}
          direction="ltr"
          type="tel"
          defaultValue="+972 52-555-0147"
          isDisabled
        />
        <PasswordField
          label={t.password}
          showLabel={t.show}
          hideLabel={t.hide}
          defaultValue="marzipan"
          autoComplete="current-password"
        />
        <SearchField label={t.search} clearLabel={t.clear} value={search} onChange={setSearch} />
        <TextField label={t.notes} direction="auto" lines={3} />
      </div>
    </GallerySection>
  );
}

function NumberFields({ t }: { t: GalleryTexts }) {
  const [amount, setAmount] = useState<number | null>(1234.5);
  const [price, setPrice] = useState<number | null>(140);
  const [quantity, setQuantity] = useState(24);
  return (
    <GallerySection title="Numbers">
      <div className={styles.fields}>
        <NumberField label={t.amount} value={amount} onChange={setAmount} suffix="kg" />
        <NumberField
          label={t.amount}
          value={amount}
          onChange={setAmount}
          stepLabels={{ less: t.less, more: t.more }}
        />
        <MoneyField label={t.price} currency="ILS" value={price} onChange={setPrice} />
        <div>
          <NumberField
            aria-label={t.honeyCake}
            stepLabels={{ less: t.less, more: t.more }}
            minValue={0}
            value={quantity}
            onChange={(next) => setQuantity(next ?? 0)}
          />
        </div>
      </div>
    </GallerySection>
  );
}

function DateFields({ t }: { t: GalleryTexts }) {
  const [day, setDay] = useState<string | null>("2026-11-27");
  const [birthday, setBirthday] = useState<string | null>("1990-02-03");
  const [time, setTime] = useState<string | null>("11:00");
  return (
    <GallerySection title="Dates and times">
      <div className={styles.fields}>
        <DatePicker
          label={t.date}
          value={day}
          onChange={setDay}
          openLabel={t.openCalendar}
          monthLabels={{ previous: t.previous, next: t.next }}
        />
        <DateField label={t.birthday} value={birthday} onChange={setBirthday} />
        <TimeField label={t.time} value={time} onChange={setTime} />
      </div>
    </GallerySection>
  );
}

function ChoiceFields({ t }: { t: GalleryTexts }) {
  const items = [
    { id: "honey", text: t.honeyCake, detail: "₪140" },
    { id: "challah", text: t.challah, detail: "₪24" },
    { id: "cafe", text: "Café au lait éclair" },
  ];
  const [category, setCategory] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [text, setText] = useState("");
  return (
    <GallerySection title="Choosing from a list">
      <div className={styles.fields}>
        <Select
          label={t.category}
          placeholder={t.choose}
          items={items}
          value={category}
          onChange={setCategory}
        />
        <ComboBox
          label={t.item}
          icon={Search}
          items={items}
          inputValue={text}
          onInputChange={setText}
          value={chosen}
          onChange={setChosen}
          loadingText={t.loading}
          emptyText={t.nothingFits}
          addRow={
            text.trim() === "" ? undefined : { text: t.add(text), onAdd: () => setChosen(null) }
          }
        />
        <ComboBox
          label={t.item}
          items={[]}
          isLoading
          filtersItems={false}
          inputValue=""
          onInputChange={() => {}}
          value={null}
          onChange={() => {}}
          loadingText={t.loading}
          emptyText={t.nothingFits}
        />
      </div>
    </GallerySection>
  );
}

/** Every field of the set. */
export function FieldsPart({ t }: { t: GalleryTexts }) {
  return (
    <>
      <TextFields t={t} />
      <NumberFields t={t} />
      <DateFields t={t} />
      <ChoiceFields t={t} />
    </>
  );
}
