/** An email as the local mailbox keeps it. `sentAt` is ISO 8601; `code` is empty when there is none. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
  code: string;
  sentAt: string;
}

export type SendMail = (mail: Mail) => void;
