import { LoadingScreen } from "../shell/LoadingScreen.tsx";

/** Stands in until the page is here. */
export function DeletedOrdersPage() {
  return <LoadingScreen />;
}
