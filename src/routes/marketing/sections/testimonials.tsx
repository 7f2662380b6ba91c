import { quoted } from '#content/locale.ts';
import { sharedWords } from '#content/marketing/shared.ts';
import type { Testimonial } from '#src/content/types.ts';
import { Quote } from '#src/ui/quote.tsx';
import { Section } from '#src/ui/section.tsx';
import { SampleNote } from './sample-note.tsx';

interface TestimonialsProps {
  title?: string;
  testimonials: readonly Testimonial[];
}

export function Testimonials({
  title = sharedWords.testimonials,
  testimonials,
}: TestimonialsProps) {
  return (
    <Section id="testimonials" title={title}>
      <div className="grid gap-10 md:grid-cols-3 md:gap-8">
        {testimonials.map(({ quote, author, role, image }) => (
          <Quote key={author} quote={quoted(quote)} author={author} role={role} initials={image} />
        ))}
      </div>
      <SampleNote of={testimonials}>{sharedWords.sampleQuotes}</SampleNote>
    </Section>
  );
}
