/** `sentAt` is ISO 8601; `code` is empty if the mail has none. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
  code: string;
  sentAt: string;
}

export type SendMail = (mail: Mail) => void;
