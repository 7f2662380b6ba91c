/** The labels of the apps in which the messages arrive. */
export const messageWords = {
  email: {
    app: 'Email',
    folders: ['Inbox', 'Sent', 'Drafts', 'Archive'],
    to: 'to me',
    attachment: 'Attachment:',
  },
  sms: { app: 'Text message', compose: 'Text message' },
  chat: { app: 'Chat', workspace: 'W', compose: 'Write a message', direct: 'Direct message' },
  you: 'You',
  youSaid: (words: string) => `You: ${words}`,
  sentAt: (day: string, time: string) => `${day}, ${time}`,
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
  mark: (part: string) => `Looks wrong<part>: ${part}</part>` as const,
  marked: 'You marked this',
  markedWords: 'You marked this:',
} as const;
