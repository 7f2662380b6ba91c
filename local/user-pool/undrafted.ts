import { castDraft, current, isDraft } from 'immer';

/**
 * A record to search. Reading all values of a draft makes a draft of each, and every one takes longer than the search. What
 * is found must be changed in the draft itself.
 */
export function undrafted<Value>(record: Record<string, Value>): Record<string, Value> {
  return isDraft(record) ? current(castDraft(record)) : record;
}
