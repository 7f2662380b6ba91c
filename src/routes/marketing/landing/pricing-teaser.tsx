import { Link } from 'react-router-dom';
import { pricingTeaser as words } from '#content/marketing/plans.ts';
import { paths } from '#src/config/paths.ts';
import { Section } from '#src/ui/section.tsx';
import { LandingPlans } from './landing-plans.tsx';

export function PricingTeaser() {
  return (
    <Section id="pricing" title={words.title} intro={words.intro} tone="sunken">
      <div className="grid gap-8">
        <p className="-mt-5">
          {words.game}{' '}
          <Link to={paths.pricing} className="font-semibold text-tide underline underline-offset-4">
            {words.gameLink}
          </Link>
        </p>
        <LandingPlans />
        <p className="text-muted">
          {words.note} <span className="for-signed-out">{words.trial}</span>
        </p>
      </div>
    </Section>
  );
}
