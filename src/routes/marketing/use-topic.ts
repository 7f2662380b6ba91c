import { useSyncExternalStore } from 'react';
import { formWords } from '#content/forms.ts';

const topics = new Map<string | null, string>(Object.entries(formWords.topics));

/**
 * The label of the topic in the query (`?topic=cancel-subscription`); null if there is none that we know. Prerendered
 * HTML has no query, so it is read in the browser only.
 */
export function useTopic(): string | null {
  return useSyncExternalStore(neverChanges, topicOfAddress, () => null);
}

function topicOfAddress(): string | null {
  return topics.get(new URLSearchParams(window.location.search).get('topic')) ?? null;
}

/** Nothing to subscribe to: the router renders again when the URL changes. */
function neverChanges(): () => void {
  return () => undefined;
}
