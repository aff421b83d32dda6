import { useState } from "react";
import { Checkbox } from "../Checkbox.tsx";
import { CheckboxGroup } from "../CheckboxGroup.tsx";
import { ChoiceChips } from "../ChoiceChips.tsx";
import { RadioGroup } from "../RadioGroup.tsx";
import { Segmented } from "../Segmented.tsx";
import { SegmentLinks } from "../SegmentLinks.tsx";
import { Switch } from "../Switch.tsx";
import { showToast } from "../Toast.tsx";
import { CalendarDays, ShoppingBag, Truck } from "lucide-react";
import type { GalleryTexts } from "./galleryTexts.ts";
import { GallerySection } from "./GallerySection.tsx";
import styles from "./gallery.module.css";

type Way = "pickup" | "delivery";
type Day = "today" | "tomorrow" | "other";

/** Segments, radio buttons, boxes and switches. */
export function ChoicesPart({ t }: { t: GalleryTexts }) {
  const [way, setWay] = useState<Way>("pickup");
  const [day, setDay] = useState<Day>("tomorrow");
  const [ways, setWays] = useState<(Way | "completed")[]>(["pickup"]);
  const [isOn, setIsOn] = useState(true);
  return (
    <GallerySection title="Choices">
      <div className={styles.columns}>
        <Segmented
          aria-label={t.delivery}
          options={[
            { id: "pickup", label: t.pickup, icon: ShoppingBag },
            { id: "delivery", label: t.delivery, icon: Truck },
          ]}
          value={way}
          onChange={setWay}
        />
        <Segmented
          label={t.date}
          fitsWords
          error={t.wrong}
          options={[
            { id: "today", label: t.today },
            { id: "tomorrow", label: t.tomorrow },
            {
              id: "other",
              label: t.otherDate,
              icon: CalendarDays,
              isIconOnly: true,
              onPress: () => showToast(t.otherDate),
            },
          ]}
          value={day}
          onChange={setDay}
        />
        <ChoiceChips
          label={t.date}
          options={[
            { id: "today", text: t.today, icon: CalendarDays },
            { id: "tomorrow", text: t.tomorrow },
            { id: "other", text: t.otherDate },
          ]}
          value={day}
          onChange={setDay}
        />
        <RadioGroup
          label={t.delivery}
          options={[
            { id: "pickup", label: t.pickup, detail: t.help },
            { id: "delivery", label: t.delivery },
          ]}
          value={way}
          onChange={setWay}
        />
        <div>
          <Checkbox isSelected={isOn} onChange={setIsOn} detail={t.help}>
            {t.saved}
          </Checkbox>
          <Checkbox isTask isSelected={isOn} onChange={setIsOn}>
            {t.firstOrder}
          </Checkbox>
          <Checkbox error={t.wrong}>{t.importSheet}</Checkbox>
          <Checkbox isIndeterminate>{t.all}</Checkbox>
          <Checkbox isDisabled>{t.cancelled}</Checkbox>
        </div>
        <CheckboxGroup
          label={t.all}
          description={t.help}
          options={[
            { id: "pickup", label: t.pickup, end: t.due },
            { id: "delivery", label: t.delivery, end: t.due },
            { id: "completed", label: t.completed },
          ]}
          value={ways}
          onChange={setWays}
        />
        <div>
          <Switch isSelected={isOn} onChange={setIsOn} detail={t.help}>
            {t.saved}
          </Switch>
          <Switch>{t.paid}</Switch>
          <Switch isDisabled>{t.due}</Switch>
        </div>
        <SegmentLinks
          label={t.all}
          currentHref="#first"
          links={[
            { href: "#first", label: t.pending },
            { href: "#second", label: t.completed },
          ]}
        />
      </div>
    </GallerySection>
  );
}
