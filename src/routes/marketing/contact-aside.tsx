import { Link } from 'react-router-dom';
import type { FormPageWords } from '#content/forms.ts';
import { EmailAddress } from '#src/ui/email-address.tsx';
import { Tick } from '#src/ui/tick.tsx';
import { TickedList } from '#src/ui/ticked-list.tsx';

/** Beside the form: how to recognise our answer, and other ways to get one. */
export function ContactAside({ words }: { words: FormPageWords }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
      {words.offer !== undefined && (
        <section aria-labelledby="offer-heading" className="grid gap-3">
          <h2 id="offer-heading" className="text-xl leading-snug font-bold">
            {words.offer.title}
          </h2>
          <p className="text-muted">{words.offer.text}</p>
          <TickedList items={words.offer.features} />
        </section>
      )}
      <section
        aria-labelledby="answer-heading"
        className="grid gap-4 rounded-lg bg-sunken p-[min(1.25rem,6vw)] lg:p-8"
      >
        <h2 id="answer-heading" className="text-xl leading-snug font-bold">
          {words.answer.title}
        </h2>
        <ul className="grid gap-4">
          {words.answer.cues.map(({ title, text, address }) => (
            <li key={title} className="flex gap-[min(0.75rem,3vw)]">
              <Tick className="mt-1" />
              <div className="min-w-0">
                <strong className="font-semibold">{title}.</strong>
                {address !== undefined && (
                  <p className="text-[min(1rem,4.5vw)]">
                    <EmailAddress address={address} />
                  </p>
                )}
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="elsewhere-heading" className="grid gap-3">
        <h2 id="elsewhere-heading" className="text-xl leading-snug font-bold">
          {words.elsewhere}
        </h2>
        <ul className="grid divide-y divide-line border-y border-line">
          {words.links.map(({ to, text, note }) => (
            <li key={to} className="flex flex-wrap items-baseline gap-x-2 py-3 max-sm:grid">
              <Way to={to} text={text} /> <span className="text-muted">{note}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Way({ to, text }: { to: string; text: string }) {
  const look =
    'font-semibold text-tide underline decoration-1 underline-offset-4 hover:decoration-2';
  return to.startsWith('/') ? (
    <Link to={to} className={look}>
      {text}
    </Link>
  ) : (
    <a href={to} className={look}>
      <EmailAddress address={text} />
    </a>
  );
}
