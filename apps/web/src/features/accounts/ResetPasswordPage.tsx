import { checkResetLink } from "@marzipan/contract/auth";
import { useEffect, useState } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { AskReset } from "./AskReset.tsx";
import { ChoosePassword } from "./ChoosePassword.tsx";
import { ResetFailed } from "./ResetFailed.tsx";

/** `/reset-password`: asks for a link by mail; with the mail's token (spec §5) a new password is chosen. */
export function ResetPasswordPage() {
  const [{ token }] = useUrlParams();
  const [refused, setRefused] = useState<{ token: string; isUsed: boolean } | null>(null);
  const { mutate: check } = useAct(checkResetLink, {
    onError: (error, { body }) => {
      if (!(error instanceof ApiError)) return;
      const isUsed = error.code === "reset_used";
      if (isUsed || error.code === "reset_invalid" || error.code === "invalid_input") {
        setRefused({ token: body.token, isUsed });
      }
    },
  });
  // An expired or used link is reported before a password is typed.
  useEffect(() => {
    if (token) check({ body: { token } });
  }, [token, check]);
  if (!token) return <AskReset />;
  if (refused?.token === token) return <ResetFailed isUsed={refused.isUsed} />;
  return (
    <ChoosePassword
      key={token}
      token={token}
      onRefused={(isUsed) => setRefused({ token, isUsed })}
    />
  );
}
