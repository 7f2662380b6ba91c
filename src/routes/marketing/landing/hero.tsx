import { Link } from 'react-router-dom';
import { hero } from '#content/marketing/landing.ts';
import { sharedWords } from '#content/marketing/shared.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Container } from '#src/ui/container.tsx';
import { LearnButton } from '#src/ui/learn-button.tsx';
import { LinkedText, QUIET_LINK } from '#src/ui/linked-text.tsx';
import { HeroGame } from './hero-game.tsx';

/** The first screen: text and a message to judge. Paints without any script, web font or image. */
export function Hero() {
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] items-start gap-12 pt-10 sm:pb-14 md:grid-cols-2 md:gap-8 md:py-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16">
      <div className="grid gap-6">
        <p className="-mb-2 font-semibold text-muted">{hero.audience}</p>
        <h1
          tabIndex={-1}
          className="max-w-[6.4em] font-display text-display font-extrabold text-wrap"
        >
          <span className="typed">{hero.heading}</span>
        </h1>
        <p className="max-w-[54ch] text-lead text-muted">{hero.intro}</p>
        <div className="grid gap-5">
          <div className="flex flex-wrap gap-3">
            <Link
              to={paths.pricing}
              className={buttonStyle('main', 'for-signed-out max-sm:w-full')}
            >
              {hero.start}
            </Link>
            <LearnButton className="for-signed-in max-sm:w-full">{hero.toLessons}</LearnButton>
            <Link to={paths.demo} className={buttonStyle('quiet', 'max-sm:w-full')}>
              {hero.demo}
            </Link>
          </div>
          <ul className="text-muted">
            <li>{sharedWords.trial}</li>
            <li>
              <LinkedText
                text={hero.free}
                tags={{ free: { to: paths.signUpIndividual, className: QUIET_LINK } }}
              />
            </li>
          </ul>
        </div>
      </div>
      <HeroGame />
    </Container>
  );
}
