import { QueryClientProvider } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import type { AnyRouter } from "@tanstack/react-router";
import { Component, useMemo } from "react";
import type { ReactNode } from "react";
import { RouterProvider as AriaRouterProvider } from "react-aria/private/utils/openLink";
import { LanguageProvider } from "../../platform/i18n/LanguageProvider.tsx";
import type { LanguageStart } from "../../platform/i18n/start-language.ts";
import { ApplicationError } from "./ApplicationError.tsx";

interface AppProps {
  client: QueryClient;
  router: AnyRouter;
  speech: LanguageStart;
  browserLanguages?: readonly string[];
}

/**
 * The root component: query client, language, react-aria's links through the router, and the last
 * error boundary.
 */
export function App({ client, router, speech, browserLanguages }: AppProps) {
  const navigate = useMemo(() => (href: string) => void router.navigate({ href }), [router]);
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider start={speech} browserLanguages={browserLanguages}>
        <ErrorNet>
          <AriaRouterProvider navigate={navigate}>
            <RouterProvider router={router} />
          </AriaRouterProvider>
        </ErrorNet>
      </LanguageProvider>
    </QueryClientProvider>
  );
}

/** The last error boundary: shows the application-error screen for errors that no page caught. */
class ErrorNet extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <ApplicationError onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
