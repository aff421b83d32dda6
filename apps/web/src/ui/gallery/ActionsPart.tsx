import { Check, MessageCircle, Plus, Printer, Trash2 } from "lucide-react";
import { useState } from "react";
import { DialogTrigger } from "react-aria-components/Dialog";
import { Button, ButtonLink } from "../Button.tsx";
import { IconButton } from "../IconButton.tsx";
import { Segmented } from "../Segmented.tsx";
import { Sheet } from "../Sheet.tsx";
import { TextField } from "../TextField.tsx";
import { TextButton, TextLink } from "../TextLink.tsx";
import { showToast } from "../Toast.tsx";
import type { GalleryTexts } from "./galleryTexts.ts";
import { Section } from "./Section.tsx";

/** Buttons, links, segments, and what opens over the page. */
export function ActionsPart({ t }: { t: GalleryTexts }) {
  const [way, setWay] = useState<"pickup" | "delivery">("pickup");
  return (
    <>
      <Section title="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" icon={Plus}>
            {t.newOrder}
          </Button>
          <Button icon={Printer} iconSize="s">
            {t.save}
          </Button>
          <Button variant="quiet">{t.cancel}</Button>
          <Button variant="whatsapp" icon={MessageCircle}>
            WhatsApp
          </Button>
          <Button variant="danger" icon={Trash2}>
            {t.clear}
          </Button>
          <Button variant="primary" isPending>
            {t.save}
          </Button>
          <Button variant="primary" isDisabled>
            {t.save}
          </Button>
          <ButtonLink href="#link" icon={Check}>
            {t.completed}
          </ButtonLink>
          <IconButton label={t.close} icon={Plus} isOutlined />
          <IconButton label={t.close} icon={MessageCircle} iconSize="l" count={2} />
          <TextLink href="#all" leadsOn>
            {t.all}
          </TextLink>
          <TextButton icon={Plus}>{t.firstOrder}</TextButton>
        </div>
      </Section>
      <Section title="Segments">
        <div className="grid gap-4 md:grid-cols-2">
          <Segmented
            aria-label={t.delivery}
            options={[
              { id: "pickup", label: t.pickup },
              { id: "delivery", label: t.delivery },
            ]}
            value={way}
            onChange={setWay}
          />
        </div>
      </Section>
      <Section title="Over the page">
        <div className="flex flex-wrap gap-3">
          <DialogTrigger>
            <Button data-testid="open-sheet">{t.newOrder}</Button>
            <Sheet
              title={t.newOrder}
              closeLabel={t.close}
              isTall
              onSubmit={(event) => event.preventDefault()}
              foot={
                <>
                  <div>
                    <span className="text-12 text-muted">{t.total}</span>
                    <div className="heavy text-24">
                      <bdi>₪496</bdi>
                    </div>
                  </div>
                  <Button variant="primary" type="submit">
                    {t.save}
                  </Button>
                </>
              }
            >
              <TextField label={t.client} direction="auto" defaultValue={t.clientName} autoFocus />
              <Segmented
                label={t.delivery}
                options={[
                  { id: "pickup", label: t.pickup },
                  { id: "delivery", label: t.delivery },
                ]}
                value={way}
                onChange={setWay}
              />
              <TextField label={t.notes} direction="auto" lines={3} />
            </Sheet>
          </DialogTrigger>
          <Button onPress={() => showToast(t.saved)}>Toast</Button>
        </div>
      </Section>
    </>
  );
}
