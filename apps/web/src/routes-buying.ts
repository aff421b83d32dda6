import { pages } from "@marzipan/contract/paths";
import { createRoute } from "@tanstack/react-router";
import { decideAccess } from "./platform/gate/decide-access.ts";
import { bare, follow, lazyPage, ofPage } from "./route-makers.tsx";

/** The checkout, over the plans. */
export const checkout = createRoute({
  getParentRoute: () => bare,
  path: pages.checkout.path,
  beforeLoad: ({ context, location }) =>
    follow(decideAccess(pages.checkout, context.me), location.href),
  component: lazyPage(() => import("./features/pages/CheckoutPage.tsx")),
});

/** Where a paid checkout leads to. */
export const checkoutSuccess = ofPage(
  pages.checkoutSuccess,
  () => import("./features/billing/CheckoutSuccessPage.tsx"),
);
