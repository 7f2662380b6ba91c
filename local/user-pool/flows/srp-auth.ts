import { askForPassword } from '../challenges/ask-for-password.ts';
import { required } from '../parameters.ts';
import { identify } from '../users.ts';
import type { Flow } from './flow.ts';

export const startSrpAuth: Flow = (context, parameters) =>
  askForPassword(context, identify(context, required(parameters, 'USERNAME')), parameters);
