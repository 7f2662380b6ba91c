import { Link } from 'react-router-dom';
import {
  reasons,
  sixAudiences,
  solutionsMeta,
  solutionsWords as words,
  type Audience,
} from '#content/marketing/solutions.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Card } from '#src/ui/card.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Section } from '#src/ui/section.tsx';
import { ClosingCall } from './sections/closing-call.tsx';
import { TitledGrid } from './sections/titled-grid.tsx';

export function Solutions() {
  return (
    <>
      <PageHead {...solutionsMeta} />
      <PageHeader
        title={words.heading}
        lead={words.lead}
        actions={
          <Link to={paths.getStarted} className={buttonStyle('main')}>
            {words.start}
          </Link>
        }
      />
      <Section id="audiences" title={words.audiences} tone="sunken">
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {sixAudiences.map((audience) => (
            <AudienceCard key={audience.title} {...audience} />
          ))}
        </div>
      </Section>
      <Section id="reasons" title={words.reasons} split>
        <TitledGrid items={reasons} />
      </Section>
      <ClosingCall />
    </>
  );
}

function AudienceCard({ title, text, lure, next }: Audience) {
  return (
    <Card title={title} text={text}>
      <p className="border-t border-line pt-3 text-sm">
        <span className="block text-muted">{words.lure}</span>
        <mark className="cue">{lure}</mark>
      </p>
      <Link to={next.to} className={buttonStyle('plain', 'justify-self-start')}>
        {next.label}
      </Link>
    </Card>
  );
}
