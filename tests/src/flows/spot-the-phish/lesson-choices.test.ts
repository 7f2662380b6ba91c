import { expect, it } from 'vitest';
import { lessonChoices } from '#src/flows/spot-the-phish/lesson-choices.ts';
import type { Lesson, Message } from '#src/lib/scenario.ts';

const message = (lesson: Lesson): Message => ({
  id: 'x',
  channel: 'chat',
  context: '',
  sender: { name: 'It', address: 'it@firm.guest-chat.example' },
  sent: '2026-11-16T08:00',
  links: [{ text: 'firm.example', target: 'https://firm.example.pay-desk.example/x' }],
  body: ['{link:1}'],
  lesson,
  feedback: { report: '', trust: '' },
});

it.each<[Lesson, readonly string[], readonly number[]]>([
  [{ kind: 'owner', of: 'sender' }, ['It', 'it@', 'firm.', 'guest-chat.example'], [3]],
  [{ kind: 'owner', of: 1 }, ['https://', 'firm.', 'example.', 'pay-desk.example', '/x'], [3]],
  [
    { kind: 'target', link: 1, decoys: ['firm.example', 'zebra.example'] },
    ['firm.example', 'pay-desk.example', 'zebra.example'],
    [1],
  ],
  [
    { kind: 'compare', right: 'a@two.example', decoys: ['a@one.example', 'a@three.example'] },
    ['a@one.example', 'a@three.example', 'a@two.example'],
    [2],
  ],
  [
    { kind: 'order', steps: ['wait', 'ring', 'pay'], decoys: ['reply'] },
    ['pay', 'reply', 'ring', 'wait'],
    [3, 2, 0],
  ],
])('%j', (lesson, choices, right) => {
  expect(lessonChoices(message(lesson))).toEqual({ choices, right });
});
