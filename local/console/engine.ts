import type { Mail } from '../kit/mail.ts';
import type { Store } from '../kit/store.ts';
import type { Submission } from '../kit/submission.ts';

/** How many messages, and how many submissions, are kept; the oldest go first. */
export const INBOX_LIMIT = 500;

export interface InboxState {
  messages: Mail[];
  submissions: Submission[];
}

/** Everything the services would have sent out of this machine, newest first. */
export interface Inbox {
  messages(): readonly Mail[];
  submissions(): readonly Submission[];
  receiveMail(mail: Mail): void;
  receiveSubmission(submission: Submission): void;
}

export function emptyInboxState(): InboxState {
  return { messages: [], submissions: [] };
}

export function createInbox(store: Store<InboxState>): Inbox {
  return {
    messages: () => store.read().messages,
    submissions: () => store.read().submissions,
    receiveMail: (mail) => {
      const state = store.read();
      store.write({ ...state, messages: [mail, ...state.messages].slice(0, INBOX_LIMIT) });
    },
    receiveSubmission: (submission) => {
      const state = store.read();
      const submissions = [submission, ...state.submissions].slice(0, INBOX_LIMIT);
      store.write({ ...state, submissions });
    },
  };
}
