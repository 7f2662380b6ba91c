import { useSyncExternalStore } from 'react';
import { formWords } from '#content/forms.ts';
import { planNames } from '#content/plans.ts';
import { PLAN_PARAM, planNamed } from '#src/config/chosen-plan.ts';
import type { SupportTopic } from '#src/config/paths.ts';

export interface Topic {
  /** Sent. */
  label: string;
  /** Replaces the page's title. */
  title: string;
  /** Replaces the page's lead. */
  lead: string;
  /** Replaces the label of the message. */
  message: string;
  /** Replaces the hint for the message. */
  hint: string;
}

const topics = new Map<string | null, Topic>(Object.entries(formWords.topics));

/**
 * The topic in the query (`?topic=cancel-subscription`). Null if it is missing or unknown, and in prerendered HTML, which is
 * built without a query.
 */
export function useTopic(): Topic | null {
  return useSyncExternalStore(neverChanges, topicOfAddress, () => null);
}

function topicOfAddress(): Topic | null {
  return topics.get(new URLSearchParams(window.location.search).get('topic')) ?? null;
}

/** What the link asks for, as the message's beginning: a change to the plan in the query. */
export function messageOfAddress(): string | undefined {
  const query = new URLSearchParams(window.location.search);
  const plan = planNamed(query.get(PLAN_PARAM));
  if (plan === null || query.get('topic') !== CHANGE_PLAN) return undefined;
  return formWords.switchTo(planNames[plan]);
}

const CHANGE_PLAN: SupportTopic = 'change-plan';

/** No subscription is needed, because the router re-renders when the URL changes. */
function neverChanges(): () => void {
  return () => undefined;
}
