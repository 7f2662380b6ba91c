import type { Mail } from '../kit/mail.ts';
import type { Store } from '../kit/store.ts';
import type { Submission } from '../kit/submission.ts';

/** The maximum number of messages, and of submissions; the oldest are dropped. */
const INBOX_LIMIT = 500;

export interface InboxState {
  messages: Mail[];
  submissions: Submission[];
}

/** Everything that the services would have sent to the outside world, newest first. */
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
      store.write({ ...state, messages: prepend(mail, state.messages) });
    },
    receiveSubmission: (submission) => {
      const state = store.read();
      store.write({ ...state, submissions: prepend(submission, state.submissions) });
    },
  };
}

function prepend<Item>(item: Item, items: Item[]): Item[] {
  return [item, ...items].slice(0, INBOX_LIMIT);
}
