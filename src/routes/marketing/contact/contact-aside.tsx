import { Link } from 'react-router-dom';
import reportPage from '#content/marketing/report-page.svg?no-inline';
import type { FormPageWords } from '#content/forms.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { classNames } from '#src/ui/class-names.ts';
import { EmailAddress } from '#src/ui/email-address.tsx';
import { TEXT_LINK } from '#src/ui/linked-text.tsx';
import { Tick } from '#src/ui/tick.tsx';
import { TickedList } from '#src/ui/ticked-list.tsx';
import { ContactSection } from './contact-section.tsx';

interface ContactAsideProps {
  words: FormPageWords;
  /** On wide screens the quick answers take the column's beginning. */
  hasAnswersAbove: boolean;
}

/** Beside the form: how to recognise our answer, and other ways to get one. */
export function ContactAside({ words, hasAnswersAbove }: ContactAsideProps) {
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] content-start gap-10 max-md:mt-4 md:col-start-2',
        hasAnswersAbove ? 'md:row-start-3' : 'md:row-span-3 md:row-start-1',
      )}
    >
      {words.offer !== undefined && (
        <ContactSection id="offer" title={words.offer.title} className={PANEL}>
          <img src={reportPage} alt="" width="300" height="232" className="mb-2 w-full" />
          <p className="text-muted">{words.offer.text}</p>
          <TickedList items={words.offer.features} />
          <p className="flex flex-wrap gap-x-6">
            {words.offer.links.map(({ to, text }) => (
              <Link key={to} to={to} className={buttonStyle('plain')}>
                {text}
              </Link>
            ))}
          </p>
        </ContactSection>
      )}
      <ContactSection id="answer" title={words.answer.title} className={PANEL}>
        <ul className="grid gap-4">
          {words.answer.cues.map(({ title, text, address }) => (
            <li key={title} className="flex gap-[min(0.75rem,3vw)]">
              <Tick className="mt-1" />
              <div className="min-w-0">
                <strong className="font-semibold">{title}</strong>
                {address !== undefined && (
                  <p className="text-[min(1rem,4.5vw)]">
                    <a href={`mailto:${address}`} className={TEXT_LINK}>
                      <EmailAddress address={address} />
                    </a>
                  </p>
                )}
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </ContactSection>
      <Elsewhere ways={words.elsewhere} />
    </div>
  );
}

const PANEL = 'rounded-lg border border-line bg-raised p-[min(1.25rem,6vw)] lg:p-8';

function Elsewhere({ ways }: { ways: FormPageWords['elsewhere'] }) {
  return (
    ways !== undefined && (
      <ContactSection id="elsewhere" title={ways.title}>
        <ul className="grid divide-y divide-line border-y border-line">
          {ways.links.map(({ to, text, note }) => (
            <li
              key={to}
              className="grid items-baseline gap-x-2 py-3 xl:grid-cols-[max-content_minmax(0,1fr)]"
            >
              <Link to={to} className={TEXT_LINK}>
                {text}
              </Link>{' '}
              <span className="text-muted">{note}</span>
            </li>
          ))}
        </ul>
      </ContactSection>
    )
  );
}
