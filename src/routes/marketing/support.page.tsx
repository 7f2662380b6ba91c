import { supportWords } from '#content/forms.ts';
import { ContactPage } from './contact-page.tsx';
import { useTopic } from './use-topic.ts';

export function Page() {
  return <ContactPage form="support" words={supportWords} topic={useTopic()} />;
}
