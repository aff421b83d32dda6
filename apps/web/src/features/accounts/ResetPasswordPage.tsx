import { useState } from "react";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { AskReset } from "./AskReset.tsx";
import { ChoosePassword } from "./ChoosePassword.tsx";
import { ResetFailed } from "./ResetFailed.tsx";

/** `/reset-password`: asks for a link by mail; with the mail's token (spec §5) a new password is chosen. */
export function ResetPasswordPage() {
  const [{ token }] = useUrlParams();
  const [refused, setRefused] = useState<{ token: string; isUsed: boolean } | null>(null);
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
