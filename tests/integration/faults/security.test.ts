import { runRows } from './run-rows.ts';
import { security } from './security.ts';

runRows(security);
