import { passwordReset } from './registration.ts';
import { runRows } from './run-rows.ts';

runRows(passwordReset);
