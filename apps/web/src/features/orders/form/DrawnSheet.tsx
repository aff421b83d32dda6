import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useTitle } from "../../../platform/screen/Page.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { FormShape } from "./FormShape.tsx";
import scallopStyles from "../../../ui/Scallop.module.css";
import sheetStyles from "../../../ui/Sheet.module.css";
import styles from "./order-form.module.css";

/** The phone's sheet of the order form as it will stand, drawn in the page: on the server, and while answers come. */
export function DrawnSheet({ title }: { title: string }) {
  const t = useT();
  useTitle(title);
  return (
    <>
      <p aria-hidden="true" className={joinClasses(styles.formBehind, "heavy")}>
        {t("orders.title")}
      </p>
      <div className={sheetStyles.sheetScrim}>
        <div className={joinClasses(sheetStyles.sheet, sheetStyles.sheetTall)}>
          <div className={sheetStyles.sheetDialog}>
            <header className={joinClasses(scallopStyles.scallop, sheetStyles.sheetHead)}>
              <div className={sheetStyles.sheetWords}>
                <h1 className={sheetStyles.sheetTitle}>{title}</h1>
              </div>
            </header>
            <div className={sheetStyles.sheetBody}>
              <FormShape />
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
