import { useState, type ReactNode } from 'react';
import type { Specimen as Message } from '#src/lib/specimen.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Checklist } from '#src/ui/checklist.tsx';
import { CodeField } from '#src/ui/code-field.tsx';
import { ComparisonTable } from '#src/ui/comparison-table.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { Figures } from '#src/ui/figures.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { PlanCard } from '#src/ui/plan-card.tsx';
import { Price } from '#src/ui/price.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { Quote } from '#src/ui/quote.tsx';
import { Section } from '#src/ui/section.tsx';
import { Specimen } from '#src/ui/specimen.tsx';
import { Steps } from '#src/ui/steps.tsx';
import { TextField } from '#src/ui/text-field.tsx';

const MESSAGE: Message = {
  channel: 'chat',
  from: 'A sender',
  address: '{1:someone@somewhere-else.example}',
  body: ['Some words, {2:some marked words}.'],
  cues: [
    { title: 'A cue', explanation: 'What it says.' },
    { title: 'Another cue', explanation: 'What it says.' },
  ],
};
const WORDS = { channels: { email: 'Email', sms: 'SMS', chat: 'Chat' }, cues: 'Cues:' };
const QUOTE = { quote: 'Some words.', author: 'An author', role: 'Their work', initials: 'AA' };
const STEPS = (['accent', 'tide', 'safe', 'ink'] as const).map((colour, index) => ({
  number: index + 1,
  title: `A step in ${colour}`,
  description: 'What happens in it.',
  colour,
}));

/** A sample of src/ui, to look at while changing its style; in development only. */
export function ComponentSample() {
  return (
    <>
      <title>Components</title>
      <PageHeader title="Components" lead="A sample of src/ui." />
      <Section id="buttons" title="Buttons">
        <Buttons />
      </Section>
      <Section id="fields" title="Fields" tone="sunken">
        <Fields />
      </Section>
      <Section id="messages" title="Messages" split>
        <Messages />
      </Section>
      <Section id="specimen" title="Specimen">
        <Specimen message={MESSAGE} words={WORDS} />
      </Section>
      <Section id="cards" title="Cards, plans, quote" tone="sunken">
        <Cards />
      </Section>
      <Section id="lists" title="Steps, figures, table, questions, prose">
        <Lists />
      </Section>
    </>
  );
}

function Buttons() {
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Main: opens a dialog</Button>
      <Button waiting waitingLabel="Waiting…">
        Main
      </Button>
      <Button look="quiet">Quiet</Button>
      <Button look="plain">Plain</Button>
      <CopyButton text="copied" label="Copy" copiedText="Copied." failedText="Failed." />
      <Dialog open={open} onClose={() => setOpen(false)} title="A dialog">
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Dialog>
    </Row>
  );
}

function Fields() {
  const [code, setCode] = useState('123');
  const password = { showLabel: 'Show', hideLabel: 'Hide', autoComplete: 'new-password' } as const;
  return (
    <div className="grid max-w-form gap-5">
      <TextField id="plain" label="A field" hint="With a hint" />
      <TextField id="wrong" label="A wrong field" error="Say what to do." />
      <TextField id="read-only" label="Read only" defaultValue="Stays as it is" readOnly />
      <PasswordField id="password" label="A password" {...password} />
      <CodeField id="kit-code" label="A code" value={code} onChange={setCode} />
      <Checklist
        id="rule"
        heading="A rule"
        metText="done"
        notMetText="still needed"
        items={[
          { text: 'Met', met: true },
          { text: 'Not met', met: false },
        ]}
      />
    </div>
  );
}

function Messages() {
  return (
    <div className="grid max-w-form gap-4">
      <Notice>Something to know.</Notice>
      <ErrorMessage text="Something went wrong." attempt={0} />
    </div>
  );
}

function Cards() {
  const plan = {
    pricing: <Price price="£10" period="per month" />,
    description: 'For some.',
    features: ['One'],
  };
  return (
    <div className="grid gap-6 md:grid-cols-3">
      <Card title="A card" text="Some words." />
      <PlanCard name="Plan" {...plan} action={<Button look="quiet">Choose</Button>} />
      <PlanCard name="Best" {...plan} highlighted badge="Badge" action={<Button>Choose</Button>} />
      <Quote {...QUOTE} />
    </div>
  );
}

function Lists() {
  return (
    <div className="grid gap-12">
      <Steps steps={STEPS} />
      <Figures figures={[{ value: '12%', label: 'of something' }]} />
      <ComparisonTable
        caption="A comparison"
        corner="What"
        columns={['One', 'Two']}
        rows={[{ label: 'A row', cells: [true, false] }]}
        yes="Yes"
        no="No"
      />
      <Accordion items={[{ id: 'answer', question: 'A question?', answer: 'An answer.' }]} />
      <Prose text={[{ kind: 'paragraph', children: [{ kind: 'code', text: 'code' }] }]} />
    </div>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}
