import type { NpmAnswer } from './npm.mjs';

export function judgeAudit(
  answer: NpmAnswer,
  timeout: number,
): { passes: boolean; lines: string[] };
