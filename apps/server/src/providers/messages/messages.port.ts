/** A mail or text message to one person. */
export interface Message {
  channel: "email" | "sms";
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends messages to people. */
export interface Messenger {
  send(message: Message): Promise<void>;
}
