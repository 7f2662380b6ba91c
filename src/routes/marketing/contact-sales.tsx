import { contactSalesWords } from '#content/forms.ts';
import { ContactPage } from './contact-page.tsx';

/** The same form as /contact (decisions, Routes); the topic tells which of the two it came from. */
export function ContactSales() {
  return <ContactPage form="contact" words={contactSalesWords} topic={contactSalesWords.topic} />;
}
