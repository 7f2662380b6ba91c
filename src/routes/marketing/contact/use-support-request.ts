import { useSyncExternalStore } from 'react';
import { formWords } from '#content/forms.ts';
import { planNames } from '#content/plans.ts';
import { PLAN_PARAM, planNamed } from '#src/config/plans.ts';
import { TOPIC_PARAM, type SupportTopic } from '#src/config/paths.ts';

interface TopicWords {
  /** The form's `topic` field. */
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

/** What a link to /support asks for. */
export interface SupportRequest {
  /** Null if the link has no topic, or an unknown one. */
  topic: TopicWords | null;
  /** What the message starts with. */
  message: string;
}

const topics = new Map<string | null, TopicWords>(Object.entries(formWords.topics));
const CHANGE_PLAN: SupportTopic = 'change-plan';

/** The request in the query (`?topic=change-plan&plan=business`). Prerendered HTML is built without a query. */
export function useSupportRequest(): SupportRequest {
  const search = useSyncExternalStore(
    neverChanges,
    () => window.location.search,
    () => '',
  );
  return requestIn(new URLSearchParams(search));
}

function requestIn(query: URLSearchParams): SupportRequest {
  const topic = query.get(TOPIC_PARAM);
  const plan = topic === CHANGE_PLAN ? planNamed(query.get(PLAN_PARAM)) : null;
  return {
    topic: topics.get(topic) ?? null,
    message: plan === null ? '' : formWords.switchTo(planNames[plan]),
  };
}

/** No subscription is needed, because the router re-renders when the URL changes. */
function neverChanges(): () => void {
  return () => undefined;
}
