import type { Statement } from "../../platform/database/database.ts";
import { makeId } from "../../platform/ids.ts";
import { layOutMail } from "./mail-layout.ts";
import type { Message, Messenger } from "./messages.port.ts";

/** A message as the outbox keeps it. */
export interface KeptMessage extends Message {
  id: string;
  createdAt: Date;
}

type LookUp = <Row extends object>(statement: Statement) => Promise<Row[]>;

/** Keeps messages in the database instead of sending them, where a person and a test can read them. */
export function createOutbox(lookUp: LookUp, now: () => Date): Messenger {
  const send = async (message: Message): Promise<void> => {
    refuseLineBreaks(message);
    await lookUp({
      text: "select app.put_in_outbox($1, $2, $3, $4, $5, $6, $7)",
      values: [
        makeId(),
        message.channel,
        message.recipient,
        message.subject,
        message.text,
        message.html,
        now(),
      ],
    });
  };
  return { send, queueMail: (mail) => send(layOutMail(mail)) };
}

/** Refuses what could put headers of its own into a mail. */
function refuseLineBreaks({ recipient, subject }: Message): void {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]/.test(recipient + subject)) {
    throw new Error("a message's recipient and subject have no line breaks");
  }
}

/** Answers the newest messages of the outbox. */
export async function readOutbox(lookUp: LookUp, count: number): Promise<KeptMessage[]> {
  const rows = await lookUp<{
    id: string;
    channel: "email" | "sms";
    recipient: string;
    subject: string;
    text_body: string;
    html_body: string;
    created_at: Date;
  }>({ text: "select * from app.read_outbox($1)", values: [count] });
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    createdAt: row.created_at,
  }));
}
