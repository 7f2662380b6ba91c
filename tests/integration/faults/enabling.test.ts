import { runRows } from './run-rows.ts';
import { enabling } from './enabling.ts';

runRows(enabling);
