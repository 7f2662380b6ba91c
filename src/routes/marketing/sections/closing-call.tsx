import { Link } from 'react-router-dom';
import { sharedWords } from '#content/marketing/shared.ts';
import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { ClosingBand } from './closing-band.tsx';

const { closing, startFreeTrial } = sharedWords;

/** Offers anonymous visitors a next step: a trial, or an email to sales (docs/product, Landing page). */
export function ClosingCall() {
  const mail = `mailto:${brand.salesEmail}?subject=${encodeURIComponent(closing.subject)}`;
  return (
    <ClosingBand id="closing" title={closing.title} text={closing.text}>
      <Link to={paths.pricing} className={buttonStyle('main', 'max-sm:w-full')}>
        {startFreeTrial}
      </Link>
      <a href={mail} className={buttonStyle('quiet', 'max-sm:w-full')}>
        {closing.mail}
      </a>
    </ClosingBand>
  );
}
