import { contactWords } from '#content/forms.ts';
import { ContactPage } from './contact-page.tsx';

export function Contact() {
  return <ContactPage form="contact" words={contactWords} />;
}
