import { LoadingScreen } from "../shell/LoadingScreen.tsx";

/** Stands in until the page is here. */
export function OrderFormPage() {
  return <LoadingScreen />;
}
