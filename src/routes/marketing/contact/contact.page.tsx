import { contactWords } from '#content/forms.ts';
import { ContactPage } from './contact-page.tsx';

export function Page() {
  return <ContactPage form="contact" words={contactWords} />;
}
