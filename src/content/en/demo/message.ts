/** The labels of the apps in which the messages arrive. */
export const messageWords = {
  email: {
    app: 'Email',
    folders: ['Inbox', 'Sent', 'Drafts', 'Archive'],
    to: 'to me',
    attachment: 'Attachment',
  },
  sms: { app: 'Text message', compose: 'Text message' },
  chat: { app: 'Chat', compose: 'Write a message', direct: 'Direct message' },
  you: 'You',
  sender: {
    email: 'Real address',
    sms: 'Sent from',
    chat: 'Account',
    note: 'Note',
  },
  headers: {
    replyTo: 'Replies go to',
    checks: 'Checks',
    unsubscribe: 'Unsubscribe',
  },
  link: { opens: 'Really opens' },
  attachment: { file: 'File', type: 'Type' },
  mark: 'Looks wrong',
  marked: 'You marked this',
} as const;
