import { contactWords } from '#content/forms.ts';
import { SpeciesSpread } from '../sections/species-spread.tsx';
import { ContactPage } from './contact-page.tsx';

export const head = { ...contactWords.meta, heading: contactWords.title };

export function Page() {
  return (
    <>
      <ContactPage form="contact" words={contactWords} />
      <SpeciesSpread of="new-number" />
    </>
  );
}
