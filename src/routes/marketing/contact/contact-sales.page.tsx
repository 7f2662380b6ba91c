import { contactSalesWords } from '#content/forms.ts';
import { ContactPage } from './contact-page.tsx';

/** The same form as /contact (docs/product.md, Contact forms). The topic tells the two apart. */
export function Page() {
  return <ContactPage form="contact" words={contactSalesWords} />;
}
