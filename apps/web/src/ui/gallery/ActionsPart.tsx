import { Check, MessageCircle, Plus, Printer, Trash2 } from "lucide-react";
import { Button, ButtonLink } from "../Button.tsx";
import { IconButton } from "../IconButton.tsx";
import { TextButton, TextLink } from "../TextLink.tsx";
import type { GalleryTexts } from "./galleryTexts.ts";
import { GallerySection } from "./GallerySection.tsx";
import styles from "./gallery.module.css";

/** Buttons and links. */
export function ActionsPart({ t }: { t: GalleryTexts }) {
  return (
    <GallerySection title="Buttons">
      <div className={styles.row}>
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
        <IconButton label={`${t.toasts}: 2`} icon={MessageCircle} iconSize="l" count={2} />
        <TextLink href="#all" leadsOn>
          {t.all}
        </TextLink>
        <TextButton icon={Plus}>{t.firstOrder}</TextButton>
      </div>
    </GallerySection>
  );
}
