import { Link } from 'react-router-dom';
import { campaignTeaser as words } from '#content/marketing/plans.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Section } from '#src/ui/section.tsx';
import { CampaignPlans } from '../sections/campaign-plans.tsx';

export function PricingTeaser() {
  return (
    <Section id="pricing" title={words.title} intro={words.intro} tone="sunken">
      <CampaignPlans />
      <div className="mt-8 grid gap-3 text-muted">
        <p>{words.note}</p>
        <p>
          {words.learning}{' '}
          <Link to={paths.pricing} className={buttonStyle('plain')}>
            {words.link}
          </Link>
        </p>
      </div>
    </Section>
  );
}
