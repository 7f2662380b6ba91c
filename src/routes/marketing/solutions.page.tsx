import { Link } from 'react-router-dom';
import {
  reasons,
  sixAudiences,
  solutionsMeta,
  solutionsWords as words,
  type Audience,
} from '#content/marketing/solutions.ts';
import { specimenWords } from '#content/specimen.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Section } from '#src/ui/section.tsx';
import { Specimen } from '#src/ui/specimen.tsx';
import { ChannelsScene } from './scenes/channels.tsx';
import { ClosingCall } from './sections/closing-call.tsx';
import { TitledGrid } from './sections/titled-grid.tsx';
import { TrialActions } from './sections/trial-actions.tsx';

export const head = { ...solutionsMeta, heading: words.heading };

export function Page() {
  return (
    <>
      <PageHeader
        title={words.heading}
        lead={words.lead}
        actions={
          <TrialActions>
            <Link to={paths.getStarted} className={buttonStyle('quiet')}>
              {words.start}
            </Link>
          </TrialActions>
        }
        picture={<ChannelsScene />}
      />
      <Section id="audiences" title={words.audiences} tone="sunken">
        <nav aria-label={words.audiences} className="-mt-4 mb-8">
          <ul className="grid grid-cols-2 flex-wrap gap-x-6 md:grid-cols-3 lg:flex">
            {sixAudiences.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={buttonStyle('plain')}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-14 md:grid-cols-2 lg:gap-x-10">
          {sixAudiences.map((audience) => (
            <AudienceMessage key={audience.title} {...audience} />
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

/** A subgrid, so that messages, notes and links line up across the two columns. */
function AudienceMessage({ id, title, text, message, next }: Audience) {
  return (
    <article
      id={id}
      className="row-span-4 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-4 [&>figure]:row-span-2 [&>figure]:grid-rows-subgrid"
    >
      <div className="grid content-start gap-1">
        <h3 className="font-display text-2xl font-bold">{title}</h3>
        <p className="max-w-prose text-muted">{text}</p>
      </div>
      <Specimen message={message} words={specimenWords} />
      <p>
        <Link to={next.to} className={buttonStyle('quiet', 'text-center max-sm:w-full')}>
          {next.label}
        </Link>
      </p>
    </article>
  );
}
