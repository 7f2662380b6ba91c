import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { audienceProfiles, audiences } from '#content/marketing/landing.ts';
import type { AudienceProfile } from '#src/content/types.ts';
import { countWhenSeen } from '#src/lib/count-when-seen.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { renderTags, span, strong } from '#src/ui/linked-text.tsx';
import { Section } from '#src/ui/section.tsx';

const FIRST: AudienceProfile['id'] = 'individuals';

/**
 * Three profiles, of which CSS shows the one selected by radio buttons, so that it works without JavaScript (choices.css).
 * The previous one fades out in 200 ms, then the next one fades in, and its figure counts up (docs/product, Landing page).
 */
export function AudienceSwitch() {
  useEffect(countWhenSeen, []);
  return (
    <Section id="audiences" title={audiences.title} tone="sunken">
      <div className="audiences grid gap-8">
        <fieldset className="not-printed min-w-0">
          <legend className="sr-only">{audiences.legend}</legend>
          <div className="inline-grid max-w-full grid-cols-1 gap-1 rounded border border-line bg-raised p-1 max-sm:w-full sm:grid-cols-3">
            {audienceProfiles.map(({ id, label }) => (
              <label key={id} className={CHOICE}>
                <input
                  type="radio"
                  name="audience"
                  id={`audience-${id}`}
                  value={id}
                  defaultChecked={id === FIRST}
                  className="absolute inset-0 cursor-pointer appearance-none rounded-sm"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="relative grid grid-cols-[minmax(0,1fr)] gap-8">
          {audienceProfiles.map((profile) => (
            <Profile key={profile.id} profile={profile} />
          ))}
        </div>
      </div>
    </Section>
  );
}

const CHOICE =
  'relative flex min-h-11 items-center justify-center rounded-sm px-5 py-2 text-center font-semibold text-balance ' +
  'text-muted hover:text-text has-checked:bg-tide-wash has-checked:text-tide';

function Profile({ profile }: { profile: AudienceProfile }) {
  const { id, title, tagline, summary, lure, statistic, detail, cta } = profile;
  return (
    <div className={`audience ${id} grid content-start items-start gap-8 md:grid-cols-2 md:gap-16`}>
      <div className="grid content-start gap-4">
        <h3 className="font-display text-2xl font-bold">{title}</h3>
        <p className="text-lead">{tagline}</p>
        <p className="max-w-prose text-muted">
          {renderTags(summary, { b: strong('font-semibold text-text') })}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Link to={cta.to} className={buttonStyle('quiet')}>
            {cta.label}
          </Link>
          <span className="text-sm text-muted">{detail}</span>
        </p>
      </div>
      <div className="grid content-start gap-6 rounded-lg border border-line bg-raised p-5 sm:p-6">
        <p translate="no" className="rounded-lg rounded-es-sm bg-bubble px-4 py-2.5">
          {renderTags(lure, { cue: span('cue') })}
        </p>
        <p className="grid gap-2">
          <Counted {...statistic} />
          <span className="text-muted">{statistic.description}</span>
          <span className="text-sm text-muted">{audiences.sample}</span>
        </p>
      </div>
    </div>
  );
}

function Counted({ value, unit }: AudienceProfile['statistic']) {
  return (
    <span className="font-display text-display font-extrabold">
      <span className="counted relative">{value}</span>
      {unit}
    </span>
  );
}
