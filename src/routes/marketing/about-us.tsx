import { Link } from 'react-router-dom';
import { aboutMeta, aboutWords as words, beliefs } from '#content/marketing/company.ts';
import { company } from '#src/config/company.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Section } from '#src/ui/section.tsx';
import { TitledGrid } from './sections/titled-grid.tsx';

export function AboutUs() {
  return (
    <>
      <PageHead {...aboutMeta} />
      <PageHeader title={words.heading} lead={words.lead} />
      <Section id="story" title={words.story} split>
        <Paragraphs texts={words.paragraphs} />
      </Section>
      <Section id="beliefs" title={words.beliefs} tone="sunken">
        <TitledGrid items={beliefs} columns={3} />
      </Section>
      <Section id="founder" title={words.founder} split>
        <div className="grid gap-6">
          <div>
            <h3 className="font-display text-2xl leading-snug font-bold">{company.founder.name}</h3>
            <p className="text-muted">{company.founder.role}</p>
          </div>
          <Paragraphs texts={words.founderStory.texts} />
          <p className="flex flex-wrap gap-3">
            <Link to={paths.contact} className={buttonStyle('main')}>
              {words.contact}
            </Link>
            <Link to={paths.careers} className={buttonStyle('quiet')}>
              {words.careers}
            </Link>
          </p>
        </div>
      </Section>
    </>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid max-w-prose gap-4 text-lead">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
