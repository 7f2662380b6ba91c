import { runRows } from './run-rows.ts';
import { registration } from './registration.ts';

runRows(registration);
