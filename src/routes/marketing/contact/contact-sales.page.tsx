import { contactSalesWords } from '#content/forms.ts';
import { SpeciesSpread } from '../sections/species-spread.tsx';
import { ContactPage } from './contact-page.tsx';

export const head = { ...contactSalesWords.meta, heading: contactSalesWords.title };

/** The same form as /contact (docs/product, Contact forms). The topic tells the two apart. */
export function Page() {
  return (
    <>
      <ContactPage form="contact" words={contactSalesWords} />
      <SpeciesSpread of="invoice" />
    </>
  );
}
