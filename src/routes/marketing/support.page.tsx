import { supportWords } from '#content/forms.ts';
import { ContactPage } from './contact-page.tsx';
import { useTopic } from './use-topic.ts';

export function Page() {
  const topic = useTopic();
  const words =
    topic === null
      ? supportWords
      : {
          ...supportWords,
          title: topic.title,
          lead: topic.lead,
          directly: undefined,
          quickAnswers: undefined,
          message: topic.message,
          messageHint: topic.hint,
        };
  return <ContactPage form="support" words={words} topic={topic?.label ?? null} />;
}
