import { supportWords } from '#content/forms.ts';
import { SpeciesSpread } from '../sections/species-spread.tsx';
import { ContactPage } from './contact-page.tsx';
import { useSupportRequest } from './use-support-request.ts';

export const head = { ...supportWords.meta, heading: supportWords.title };

export function Page() {
  const { topic, message } = useSupportRequest();
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
  return (
    <>
      <ContactPage form="support" words={words} topic={topic?.label ?? null} message={message} />
      <SpeciesSpread of="mfa-prompt" />
    </>
  );
}
