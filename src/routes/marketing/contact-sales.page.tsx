import { contactSalesWords } from '#content/forms.ts';
import { ContactPage } from './contact-page.tsx';

/** The same form as /contact (docs/product.md, Contact forms); the topic tells which of the two it came from. */
export function Page() {
  return <ContactPage form="contact" words={contactSalesWords} />;
}
