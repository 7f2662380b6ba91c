import { contactSalesWords } from '#content/forms.ts';
import { ContactPage } from './contact-page.tsx';

/** The same form as /contact (decisions, Routes). */
export function ContactSales() {
  return <ContactPage form="contact" words={contactSalesWords} />;
}
