import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from "react-aria-components/Toast";
import { Text } from "react-aria-components/Text";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Toast.module.css";

/** How long a toast stays: 1500 ms (spec §9). */
const toastStayMs = 1500;

const queue = new ToastQueue<{ text: string }>({ maxVisibleToasts: 1 });

/** Shows a short message for 1500 ms; it takes the place of the one before. Never the only copy of an error. */
export function showToast(text: string): void {
  queue.clear();
  queue.add({ text }, { timeout: toastStayMs });
}

/** The place of the toasts; stands once in the app. `label` names the region for screen readers. */
export function ToastRegion({ label }: { label: string }) {
  return (
    <AriaToastRegion queue={queue} aria-label={label} className={joinClasses(styles.toastRegion)}>
      {({ toast }) => (
        <AriaToast toast={toast} className={joinClasses(styles.toast)}>
          <ToastContent>
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
