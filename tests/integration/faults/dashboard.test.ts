import { runRows } from './run-rows.ts';
import { dashboard } from './dashboard.ts';

runRows(dashboard);
