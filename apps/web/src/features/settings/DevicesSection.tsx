import { listDevices, signOutDevice } from "@marzipan/contract/accounts";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { LogOut, MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { useAct, useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Pill } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { showLater } from "../../platform/toast/toasts.ts";
import { deviceName } from "../accounts/device-name.ts";
import { useSignOut } from "../../platform/session/use-sign-out.ts";
import { Section } from "../../platform/screen/Section.tsx";
import styles from "./settings.module.css";

type Device = ReplyOf<typeof listDevices>["items"][number];

/** The devices that are signed in (rulings §2): in words, last seen; one or all can be signed out. */
export function DevicesSection() {
  const t = useT();
  const errorText = useErrorText();
  const signOutHere = useSignOut(undefined, false);
  const [asking, setAsking] = useState<Device | null>(null);
  const devices = useCall(listDevices);
  const act = useAct(signOutDevice, {
    onSuccess: () => showLater(t("settings.device_signed_out")),
  });
  return (
    <Section id="devices" title={t("settings.devices")} text={t("settings.devices_text")}>
      {devices.isPending && <Skeleton height="64px" />}
      {devices.isError && (
        <ErrorState
          headingLevel={3}
          title={t("errors.not_loaded")}
          text={errorText(devices.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void devices.refetch()}
          isRetrying={devices.isFetching}
        />
      )}
      {act.error && (
        <Notice tone="danger" role="alert">
          {errorText(act.error)}
        </Notice>
      )}
      <ul className={styles.deviceList}>
        {devices.data?.items.map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={() => setAsking(device)} />
        ))}
      </ul>
      <SignOutAll />
      {asking && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsking(null)}
          title={t("settings.sign_out_device", { device: deviceName(t, asking) })}
          confirmLabel={t("shell.sign_out")}
          cancelLabel={t("common.cancel")}
          onConfirm={() => {
            setAsking(null);
            if (asking.isThisOne) void signOutHere();
            else act.mutate({ params: { id: asking.id } });
          }}
        >
          {t(asking.isThisOne ? "settings.sign_out_here_text" : "settings.sign_out_device_text")}
        </ConfirmDialog>
      )}
    </Section>
  );
}

function SignOutAll() {
  const t = useT();
  const signOut = useSignOut();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button icon={LogOut} iconFlips onPress={() => setAsking(true)}>
        {t("settings.sign_out_all")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t("settings.sign_out_all")}
        confirmLabel={t("settings.sign_out_all")}
        cancelLabel={t("common.cancel")}
        onConfirm={() => void signOut()}
      >
        {t("settings.sign_out_all_text")}
      </ConfirmDialog>
    </>
  );
}

function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const t = useT();
  const format = useFormat();
  const { business } = useMe();
  const name = deviceName(t, device);
  const when = format.instant(device.lastSeenAt, business.timeZone);
  return (
    <li className={styles.device}>
      <Icon of={MonitorSmartphone} />
      <span className={styles.deviceWords}>
        <b>{name}</b>
        {device.isThisOne ? (
          <Pill>{t("settings.this_device")}</Pill>
        ) : (
          <span className={styles.settingsFine}>{t("settings.last_seen", { when })}</span>
        )}
      </span>
      <IconButton
        label={t("settings.sign_out_device", { device: name })}
        icon={LogOut}
        flips
        onPress={onSignOut}
      />
    </li>
  );
}
