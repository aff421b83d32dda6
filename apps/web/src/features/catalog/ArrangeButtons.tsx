import { ArrowDown, ArrowUp } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import styles from "./catalog.module.css";

interface ArrangeButtonsProps {
  name: string;
  ids: readonly string[];
  id: string;
  onMove: (id: string, step: -1 | 1) => void;
}

/** Moves something a place up or down: the way to order by hand for fingers and keyboards. */
export function ArrangeButtons({ name, ids, id, onMove }: ArrangeButtonsProps) {
  const t = useT();
  return (
    <span className={styles.arrangeButtons}>
      <IconButton
        isOutlined
        label={t("catalog.move_up", { name })}
        icon={ArrowUp}
        isDisabled={ids[0] === id}
        onPress={() => onMove(id, -1)}
      />
      <IconButton
        isOutlined
        label={t("catalog.move_down", { name })}
        icon={ArrowDown}
        isDisabled={ids.at(-1) === id}
        onPress={() => onMove(id, 1)}
      />
    </span>
  );
}
