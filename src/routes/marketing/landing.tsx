import { Link } from 'react-router-dom';
import { landingMeta, landingWords as words } from '#content/landing.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { PageHead } from '#src/ui/page-head.tsx';

export function Landing() {
  return (
    <div className="mx-auto grid w-full max-w-page gap-6 px-4 py-16 sm:px-6 lg:py-28">
      <PageHead {...landingMeta} />
      <h1 tabIndex={-1} className="max-w-[14ch] text-display font-extrabold">
        {words.heading}
      </h1>
      <p className="max-w-prose text-lg text-muted">{words.intro}</p>
      <p className="flex flex-wrap gap-3">
        <Link to={paths.register} className={buttonStyle('main')}>
          {words.start}
        </Link>
        <Link to={paths.login} className={buttonStyle('quiet')}>
          {words.signIn}
        </Link>
      </p>
    </div>
  );
}
