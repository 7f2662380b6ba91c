import { runRows } from './run-rows.ts';
import { signIn } from './sign-in.ts';

runRows(signIn);
