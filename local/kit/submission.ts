/** `receivedAt` is ISO 8601. */
export interface Submission {
  formId: string;
  fields: Record<string, string>;
  receivedAt: string;
}
