import { getMenuSettings } from "@marzipan/contract/catalog-settings";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMay } from "../../platform/session/me.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { AddressCard } from "./AddressCard.tsx";
import { MainAddressCard } from "./MainAddressCard.tsx";
import { MenuFrame } from "./MenuFrame.tsx";
import { MenuTextsCard } from "./MenuTextsCard.tsx";
import { QrCard } from "./QrCard.tsx";
import { RenewToken } from "./RenewToken.tsx";
import type { Settings } from "./catalog.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./catalog.module.css";
import cardStyles from "../../ui/Card.module.css";
import pagePartsStyles from "../../platform/screen/page-parts.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/**
 * `/menu/share`: the addresses of the menu with their switches, the code for print, and what the menu says. Staff, who
 * may pass the menu on but not change it, see the addresses and the code.
 */
export function MenuSharePage() {
  const t = useT();
  const errorText = useErrorText();
  const query = useCall(getMenuSettings);
  return (
    <MenuFrame currentHref={pathTo("/menu/share")}>
      {query.isPending && <CardsSkeleton />}
      {query.isError && !query.data && (
        <ErrorState
          title={t("catalog.settings_failed")}
          text={errorText(query.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data && <Cards settings={query.data} />}
    </MenuFrame>
  );
}

function Cards({ settings }: { settings: Settings }) {
  const t = useT();
  const { addresses } = settings;
  const mayChange = useMay("settings");
  return (
    <div className={styles.menuColumns}>
      <div className={styles.menuStack}>
        <MainAddressCard settings={settings} />
        {addresses["slug"]?.isOpen && <QrCard settings={settings} />}
      </div>
      <div className={styles.menuStack}>
        {mayChange && <MenuTextsCard settings={settings} />}
        {addresses["token"] && (
          <AddressCard
            kind="token"
            title={t("catalog.token_title")}
            text={t("catalog.token_text")}
            address={addresses["token"]}
          >
            {mayChange && <RenewToken />}
          </AddressCard>
        )}
        {addresses["list"] && (
          <AddressCard
            kind="list"
            title={t("catalog.list_title")}
            text={t("catalog.list_text")}
            address={addresses["list"]}
          />
        )}
      </div>
    </div>
  );
}

/** The cards of the menu's settings on their way. */
export function CardsSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true" className={styles.menuColumns}>
      <p role="status" className="sr-only">
        {t("common.loading")}
      </p>
      {[0, 1].map((card) => (
        <div
          key={card}

          className={joinClasses(cardStyles.card, pagePartsStyles.formCard)}
          aria-hidden="true"
        >
          <Skeleton width="40%" height="20px" />
          <Skeleton height="44px" />
          <Skeleton height="120px" />
        </div>
      ))}
    </div>
  );
}
