import { useSyncExternalStore } from 'react';
import { formWords } from '#content/forms.ts';

const topics = new Map<string | null, string>(Object.entries(formWords.topics));

/**
 * What the address says that it is about (`?topic=cancel-subscription`), in words; null when it says
 * nothing that we know. The prerendered page knows no query: it is read once the browser is there.
 */
export function useTopic(): string | null {
  return useSyncExternalStore(neverChanges, topicOfAddress, () => null);
}

function topicOfAddress(): string | null {
  return topics.get(new URLSearchParams(window.location.search).get('topic')) ?? null;
}

/** The router renders anew when the address changes. */
function neverChanges(): () => void {
  return () => undefined;
}
