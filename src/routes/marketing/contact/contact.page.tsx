import { contactWords } from '#content/forms.ts';
import { ContactPage } from './contact-page.tsx';

export const head = { ...contactWords.meta, heading: contactWords.title };

export function Page() {
  return <ContactPage form="contact" words={contactWords} />;
}
