import { sharedWords } from '#content/marketing/shared.ts';
import type { FaqItem } from '#src/content/types.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import { Section } from '#src/ui/section.tsx';

export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <Section id="faq" title={sharedWords.faq} split>
      <Accordion items={items} />
    </Section>
  );
}
