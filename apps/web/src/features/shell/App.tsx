import { QueryClientProvider } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import type { AnyRouter } from "@tanstack/react-router";
import { Component, useMemo } from "react";
import type { ReactNode } from "react";
import { RouterProvider as AriaRouterProvider } from "react-aria/private/utils/openLink";
import { LanguageProvider } from "../../platform/i18n/LanguageProvider.tsx";
import type { LanguageStart } from "../../platform/i18n/start-language.ts";
import { isFileMissing } from "../../platform/parts/page-missing.ts";
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

/**
 * The last error boundary: shows the application-error screen for errors that no page caught. A part
 * whose files did not arrive stays lost until the page is loaded again.
 */
class ErrorNet extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const again = (): void =>
      isFileMissing(error) ? location.reload() : this.setState({ error: null });
    return <ApplicationError onRetry={again} />;
  }
}
