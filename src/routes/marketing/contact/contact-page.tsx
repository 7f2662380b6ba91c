import { Link } from 'react-router-dom';
import { formWords, type FormPageWords } from '#content/forms.ts';
import type { FormName } from '#src/services/form-service/form-service.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Container } from '#src/ui/container.tsx';
import { Steps } from '#src/ui/steps.tsx';
import { ContactAside } from './contact-aside.tsx';
import { CONTACT_HEADING, ContactSection } from './contact-section.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactCopy, ContactSent } from './contact-sent.tsx';
import { useContactForm } from './use-contact-form.ts';

interface ContactPageProps {
  form: FormName;
  words: FormPageWords;
  /** The topic to send: the link's, or else the page's own. */
  topic?: string | null;
  /** What the message starts with, for a link that asks for something. */
  message?: string;
}

/** A page whose only task is a form. The confirmation replaces the form. */
export function ContactPage({
  form,
  words,
  topic = words.topic ?? null,
  message = '',
}: ContactPageProps) {
  const { state, sent, submit, startOver } = useContactForm(form);
  const answers = state.at === 'writing' ? words.quickAnswers : undefined;
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 py-12 md:grid-cols-2 md:grid-rows-[auto_auto_1fr] md:py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-24">
      <header className="grid content-start gap-4">
        <h1 tabIndex={-1} className="font-display text-headline font-extrabold">
          {state.at === 'sent' ? formWords.sentTitle : words.title}
        </h1>
        <p className="text-lead text-muted">
          {state.at === 'sent' ? formWords.sentLead : words.lead}
        </p>
        {state.at === 'writing' && state.failure === null && <DirectWays ways={words.directly} />}
      </header>
      {answers !== undefined && (
        <ContactSection
          id="quick-answers"
          title={answers.title}
          className="content-start md:col-start-2 md:row-span-2 md:row-start-1"
        >
          <Accordion items={answers.items} />
        </ContactSection>
      )}
      <div className="grid w-full grid-cols-[minmax(0,1fr)] content-start gap-5 max-md:max-w-form md:col-start-1 md:row-span-2">
        {answers !== undefined && <h2 className={CONTACT_HEADING}>{answers.otherwise}</h2>}
        <div role="status" className="empty:absolute">
          {state.at === 'sent' && <ContactSent text={words.sent} />}
        </div>
        {state.at === 'sent' && (
          <ContactCopy sent={sent} extraFields={words.extraFields} onStartOver={startOver} />
        )}
        {state.at === 'writing' && (
          <ContactForm
            form={form}
            words={words}
            topic={topic}
            message={message}
            waiting={state.waiting}
            failure={state.failure}
            onSubmit={submit}
          />
        )}
        <Next next={words.next} />
      </div>
      <ContactAside words={words} hasAnswersAbove={answers !== undefined} />
    </Container>
  );
}

/** What happens after the form is sent. */
function Next({ next }: { next: FormPageWords['next'] }) {
  return (
    next !== undefined && (
      <ContactSection
        id="next"
        title={next.title}
        className="mt-5 gap-6! border-t border-line pt-8"
      >
        <Steps steps={next.steps} layout="list" />
      </ContactSection>
    )
  );
}

function DirectWays({ ways }: { ways: FormPageWords['directly'] }) {
  return (
    ways !== undefined && (
      <p className="mt-2 flex flex-wrap items-baseline gap-x-5 rounded border-s-4 border-tide bg-tide-wash px-4 py-1">
        <strong className="py-2 font-semibold max-lg:w-full">{ways.question}</strong>
        {ways.links.map(({ to, text }) => (
          <Link key={to} to={to} className={buttonStyle('plain')}>
            {text}
          </Link>
        ))}
      </p>
    )
  );
}
