import { expect, it } from 'vitest';
import {
  leaveSignOutNote,
  passSignOutNoteOn,
  takeSignOutNote,
} from '#src/services/user-pool/sign-out-note.ts';
import { refuseStorage } from '../../../setup/refused-storage.ts';

it.each([
  ['kept in the tab', () => undefined],
  ['where storage is refused', () => refuseStorage('sessionStorage')],
])('the note is found once: %s', (_, prepare) => {
  takeSignOutNote();
  prepare();
  leaveSignOutNote();
  expect(takeSignOutNote()).toBe(true);
  expect(takeSignOutNote()).toBe(false);
});

it('a restored page that had passed a note on finds its next note', () => {
  leaveSignOutNote();
  passSignOutNoteOn();
  expect(takeSignOutNote()).toBe(false);
  leaveSignOutNote();
  expect(takeSignOutNote()).toBe(true);
});
