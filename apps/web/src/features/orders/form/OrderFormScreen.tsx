import { useCanGoBack, useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback, useDeferredValue, useRef, useState } from "react";
import { ApiError } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useSubmitAfter } from "../../../platform/forms/use-submit-after.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../../platform/i18n/Money.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { ClientPart } from "./ClientPart.tsx";
import { focusFirst } from "../../../ui/focusFirst.ts";
import { ItemsPart } from "./ItemsPart.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { MoreBeside, MorePart } from "./MorePart.tsx";
import { OrderFormFrame } from "./OrderFormFrame.tsx";
import type { OrderForm } from "./order-form.types.ts";
import { SaveQuestions } from "./SaveQuestions.tsx";
import { useOrderForm } from "./use-order-form.ts";
import type { FormStart } from "./use-order-form.ts";
import { usePictureUploads } from "../../../platform/forms/use-picture-uploads.ts";
import { useSums } from "./use-sums.ts";
import { NotesPart, WayPart } from "./WayPart.tsx";
import { WhenPart } from "./WhenPart.tsx";
import styles from "./order-form.module.css";

interface OrderFormScreenProps {
  start: FormStart;
  title: string;
  /** Where the form leads back to when nothing came before it. */
  backTo: string;
}

/**
 * The order form with its dialogs: unsaved changes, the day's other orders, a missing price, the
 * latest version.
 */
export function OrderFormScreen({ start, title, backTo }: OrderFormScreenProps) {
  const run = useOrderForm(start);
  const { form } = run;
  const pictures = usePictureUploads((picture) =>
    form.setValue("pictures", [...form.getValues("pictures"), picture], { shouldDirty: true }),
  );
  const { onSubmit, isHeld } = useSubmitAfter(form, pictures.sending, (draft) => run.save(draft), {
    leavesPage: true,
  });
  const close = useClose(backTo);
  const isNew = start.stored === null;
  const first = useRef<HTMLDivElement>(null);
  const startsAtClient = isNew && !start.isRestored && start.before.clientId === null;
  const [isStanding, setStanding] = useState(!startsAtClient);
  const stand = useCallback(() => {
    focusFirst(startsAtClient ? first.current : null);
    setStanding(true);
  }, [startsAtClient]);
  // The client's field, in which one begins, and its open list are painted first, then when and what, then the rest.
  const hasMain = useDeferredValue(isStanding, false);
  const isWhole = useDeferredValue(hasMain, false);
  return (
    <>
      <OrderFormFrame
        title={title}
        backTo={backTo}
        onClose={close}
        onSubmit={(event) => {
          run.takeTypedItem();
          onSubmit(event);
        }}
        notices={<FormNotices run={run} isHeld={isHeld} />}
        main={
          <>
            <div ref={first} className={styles.orderFormPart}>
              <ClientPart form={form} isNew={isNew} />
            </div>
            {hasMain && (
              <>
                <WhenPart form={form} exceptId={start.stored?.id} onDaySeen={run.seeDay} />
                <ItemsPart form={form} isNew={isNew} />
              </>
            )}
            {isWhole && (
              <>
                <WayPart form={form} />
                <NotesPart form={form} />
              </>
            )}
          </>
        }
        beside={isWhole && <MoreBeside form={form} isNew={isNew} pictures={pictures} />}
        rest={isWhole && <MorePart form={form} isNew={isNew} pictures={pictures} />}
        foot={<FormFoot form={form} run={run} isHeld={isHeld} />}
        onStand={stand}
      />
      <SaveQuestions question={run.question} />
      {run.isLeaving && <LeaveDialog onLeave={run.leave} onStay={run.stay} />}
    </>
  );
}

/**
 * Returns the function that closes the form: back in the history where there is an earlier page,
 * else to `backTo`.
 */
function useClose(backTo: string): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack) router.history.back();
    else void navigate({ href: backTo });
  };
}

function FormNotices({ run, isHeld }: { run: ReturnType<typeof useOrderForm>; isHeld: boolean }) {
  const t = useT();
  return (
    <>
      {run.isRestored && (
        <Notice
          tone="info"
          role="status"
          className={styles.draftNotice}
          action={
            <Button variant="quiet" onPress={run.startOver}>
              {t("orders.start_empty")}
            </Button>
          }
        >
          {t("orders.draft_is_back")}
        </Notice>
      )}
      {run.hasLatest && (
        <Notice tone="success" role="status">
          {t("orders.latest_loaded")}
        </Notice>
      )}
      {isHeld && <Notice role="status">{t("orders.pictures_sending")}</Notice>}
      {run.isChangedElsewhere && (
        <Notice tone="danger" role="alert">
          <p>{t("orders.changed_on_other")}</p>
          <Button className={styles.noticeAct} onPress={() => void run.loadLatest()}>
            {t("orders.load_latest")}
          </Button>
        </Notice>
      )}
    </>
  );
}

/** The sum of the order, why it could not be saved, and the button that saves it. */
function FormFoot({
  form,
  run,
  isHeld,
}: {
  form: OrderForm;
  run: ReturnType<typeof useOrderForm>;
  isHeld: boolean;
}) {
  const t = useT();
  const sayFailure = useFailureText();
  const { sums, currency, isAgreed } = useSums(form);
  const failure = run.error && !run.isChangedElsewhere ? sayFailure(run.error) : null;
  return (
    <>
      {failure !== null && (
        <Notice tone="danger" role="alert" className={styles.formFailure}>
          {failure}
        </Notice>
      )}
      <div className={styles.formTotal}>
        <span>{isAgreed ? t("orders.agreed_price") : t("common.total")}</span>
        <b className="heavy">
          <Money amount={sums.total} currency={currency} />
        </b>
      </div>
      <Button variant="primary" type="submit" isPending={isHeld || run.isSaving}>
        {t("orders.save_order")}
      </Button>
    </>
  );
}

/** Returns the message of a failed save; an unexpected failure says that nothing typed is lost. */
function useFailureText(): (error: Error) => string {
  const t = useT();
  const errorText = useErrorText();
  return (error) => {
    const isForeseen = error instanceof ApiError && error.code !== "network" && error.status < 500;
    return isForeseen ? errorText(error) : t("common.saving_failed");
  };
}
