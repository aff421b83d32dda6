import { useLocation } from "@tanstack/react-router";
import { Link } from "react-aria-components/Link";
import { writeSearch } from "../../platform/url/use-url-params.ts";
import type { UrlParams } from "../../platform/url/use-url-params.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import type { UserRow } from "./admin.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./admin.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

const sheetPath = pathTo("/admin/user-management");

/** A person by name, email and picture letter; the name opens the account's sheet over the list of accounts. */
export function PersonCell({
  user,
  isBusinessShown = false,
}: {
  user: UserRow;
  isBusinessShown?: boolean;
}) {
  const { pathname, search } = useLocation();
  const kept = pathname === sheetPath ? (search as UrlParams) : {};
  return (
    <div className={styles.adminPerson}>
      <Avatar name={user.fullName} />
      <div className={styles.adminPersonWords}>
        <Link
          className={joinClasses(styles.adminName)}
          href={sheetPath + writeSearch({ ...kept, user: user.id })}
        >
          <span dir="auto">{user.fullName}</span>
        </Link>
        {isBusinessShown && (
          <span className={styles.adminDetail} dir="auto">
            {user.businessName}
          </span>
        )}
        <bdi dir="ltr" className={styles.adminEmail}>
          {user.email}
        </bdi>
      </div>
    </div>
  );
}
