import { pages } from "@marzipan/contract/paths";
import { createRoute } from "@tanstack/react-router";
import { decideAccess } from "./platform/gate/decide-access.ts";
import { bare, follow, inside, lazyPage } from "./route-makers.tsx";

/** The checkout, over the plans. */
export const checkout = createRoute({
  getParentRoute: () => bare,
  path: pages.checkout.path,
  beforeLoad: ({ context, location }) =>
    follow(decideAccess(pages.checkout, context.me), location.href),
  component: lazyPage(() => import("./features/pages/CheckoutPage.tsx"), "CheckoutPage"),
});

/** Where a paid checkout leads to. */
export const checkoutSuccess = inside(
  pages.checkoutSuccess.path,
  () => import("./features/billing/CheckoutSuccessPage.tsx"),
  "CheckoutSuccessPage",
  pages.checkoutSuccess,
);
