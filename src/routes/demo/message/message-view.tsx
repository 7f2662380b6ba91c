import { memo } from 'react';
import type { Message } from '#src/lib/scenario.ts';
import { Chat } from './chat.tsx';
import { Mail } from './mail.tsx';
import { MessageContext, type MessageState } from './message-state.ts';
import { Phone } from './phone.tsx';

/** A message in the app where it would arrive. It is the largest part of a step, so it renders only when it changes. */
export const MessageView = memo(function MessageView({ state }: { state: MessageState }) {
  return <MessageContext value={state}>{frameOf(state.message)}</MessageContext>;
});

function frameOf(message: Message) {
  if (message.channel === 'email') return <Mail message={message} />;
  return message.channel === 'chat' ? <Chat message={message} /> : <Phone message={message} />;
}
