import { Plus } from "lucide-react";
import { Button } from "../Button.tsx";
import { ClockTime } from "../ClockTime.tsx";
import { Notice } from "../Notice.tsx";
import { Scallop } from "../Scallop.tsx";
import { StateMark } from "../StateMark.tsx";
import { TextField } from "../TextField.tsx";
import { Ticket } from "../Ticket.tsx";
import type { GalleryTexts } from "./galleryTexts.ts";
import { GallerySection } from "./GallerySection.tsx";
import { joinClasses } from "../joinClasses.ts";
import styles from "./gallery.module.css";

/** The four themes beside one another. */
export function ThemesPart({ t }: { t: GalleryTexts }) {
  return (
    <GallerySection title="The four themes">
      <div className={styles.themes}>
        {["light", "dark", "warm", "cool"].map((theme) => (
          <div key={theme} data-theme={theme} className={styles.theme}>
            <Scallop className={styles.inside}>
              <p className={joinClasses("heavy", styles.name)}>{theme}</p>
            </Scallop>
            <div className={styles.themeInside}>
              <Ticket
                bar="progress"
                time={<ClockTime value="12:30" />}
                title={t.clientName}
                lines={[{ amount: 2, text: t.honeyCake }]}
                state={<StateMark state="progress">{t.progress}</StateMark>}
                end={<bdi>₪180</bdi>}
              />
              <TextField label={t.client} direction="auto" defaultValue={t.clientName} />
              <Notice tone="danger">{t.allergy}</Notice>
              <Button variant="primary" icon={Plus}>
                {t.newOrder}
              </Button>
            </div>
          </div>
        ))}
      </div>
    </GallerySection>
  );
}
