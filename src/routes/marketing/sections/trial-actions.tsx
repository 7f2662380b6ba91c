import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sharedWords } from '#content/marketing/shared.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';

/** The trial, which every page header offers, beside the page's own action or the demo. */
export function TrialActions({ children }: { children?: ReactNode }) {
  return (
    <>
      <Link to={paths.pricing} className={buttonStyle('main')}>
        {sharedWords.startFreeTrial}
      </Link>
      {children ?? <Demo />}
      <p className="w-full font-semibold">{sharedWords.trial}</p>
    </>
  );
}

function Demo() {
  return (
    <Link to={paths.demo} className={buttonStyle('quiet')}>
      {sharedWords.watchDemo}
    </Link>
  );
}
