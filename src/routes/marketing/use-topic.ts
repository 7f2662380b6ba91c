import { useSyncExternalStore } from 'react';
import { formWords } from '#content/forms.ts';

export interface Topic {
  label: string;
  /** In place of the page's lead. */
  lead: string;
  /** What the message should say. */
  hint: string;
}

const topics = new Map<string | null, Topic>(Object.entries(formWords.topics));

/**
 * The topic in the query (`?topic=cancel-subscription`); null if there is none that we know. Prerendered
 * HTML has no query, so it is read in the browser only.
 */
export function useTopic(): Topic | null {
  return useSyncExternalStore(neverChanges, topicOfAddress, () => null);
}

function topicOfAddress(): Topic | null {
  return topics.get(new URLSearchParams(window.location.search).get('topic')) ?? null;
}

/** Nothing to subscribe to: the router renders again when the URL changes. */
function neverChanges(): () => void {
  return () => undefined;
}
