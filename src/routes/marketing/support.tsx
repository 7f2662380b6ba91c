import { supportWords } from '#content/forms.ts';
import { ContactPage } from './contact-page.tsx';
import { useTopic } from './use-topic.ts';

export function Support() {
  return <ContactPage form="support" words={supportWords} topic={useTopic()} />;
}
