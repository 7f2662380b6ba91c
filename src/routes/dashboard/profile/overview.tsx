import { Link } from 'react-router-dom';
import { dashboardWords } from '#content/dashboard.ts';
import { overviewWords as words } from '#content/dashboard-overview.ts';
import { dateAndTime, longDate } from '#content/locale.ts';
import { paths } from '#src/config/paths.ts';
import { PLAN_RENEWS_ON } from '#src/config/plan.ts';
import type { Profile } from '#src/services/user-pool/user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { TEXT_LINK } from '#src/ui/linked-text.tsx';
import { Tick } from '#src/ui/tick.tsx';
import { Identity } from './identity.tsx';
import { useLearn } from '../shared/use-learn.ts';
import { ChosenPlanLine } from './chosen-plan-line.tsx';

/** Less padding on phones, where the details below matter as much. */
const CELL_STYLE = 'p-4 sm:p-5';

/** The top of the dashboard: a greeting, the next lesson, the account's protection and the plan. */
export function Overview({ profile }: { profile: Profile }) {
  return (
    <div className="grid rounded-lg border border-line bg-raised">
      <div className="grid grid-cols-[minmax(0,1fr)] border-b border-line lg:grid-cols-2">
        <div className={`${CELL_STYLE} lg:self-center`}>
          <Identity name={profile.name} email={profile.email} />
        </div>
        <NextLesson />
      </div>
      <div className="grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-cols-2">
        <Protection profile={profile} />
        <Plan />
      </div>
    </div>
  );
}

function NextLesson() {
  const { waiting, learn } = useLearn();
  const { heading, text, go, going } = words.next;
  return (
    <section
      aria-labelledby="next"
      className={`${CELL_STYLE} flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-accent-wash lg:rounded-tr-lg lg:border-t-0 lg:border-l`}
    >
      <div className="flex-1 basis-64 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-3 sm:basis-40">
        <h2 id="next" className="font-bold sm:text-lg">
          {heading}
        </h2>
        <p className="max-sm:text-sm">{text}</p>
      </div>
      <Button className="max-sm:w-full" waiting={waiting} waitingLabel={going} onClick={learn}>
        {go}
      </Button>
    </section>
  );
}

/** Without dates, because the user pool doesn't say when a password was changed or an authenticator added. */
function Protection({ profile: { signInType, mfa, signedInAt } }: { profile: Profile }) {
  const { heading, password, google, methods, since, toSecurity } = words.protection;
  return (
    <section aria-labelledby="protection" className={`${CELL_STYLE} grid content-start gap-2`}>
      <h2 id="protection" className="font-bold">
        {heading}
      </h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 max-lg:text-sm">
        <Protector text={signInType === 'password' ? password : google} />
        {mfa.enabled.map((method) => (
          <Protector key={method} text={methods[method]} />
        ))}
      </ul>
      {signedInAt !== null && (
        <p className="text-sm text-muted">
          {since}{' '}
          <time dateTime={new Date(signedInAt).toISOString()}>{dateAndTime(signedInAt)}</time>
        </p>
      )}
      <p className="text-sm">
        <Link to={`${paths.security}#sessions`} className={TEXT_LINK}>
          {toSecurity}
        </Link>
      </p>
    </section>
  );
}

function Protector({ text }: { text: string }) {
  return (
    <li className="flex gap-2">
      <Tick className="mt-0.5 lg:mt-1" />
      {text}
    </li>
  );
}

function Plan() {
  const { plan, renewsOn, sample } = dashboardWords.subscription;
  return (
    <section
      aria-labelledby="your-plan"
      className={`${CELL_STYLE} flex flex-wrap content-start items-center gap-2 border-t border-line md:grid md:border-t-0 md:border-l`}
    >
      <h2 id="your-plan" className="font-bold">
        {words.plan.heading}
      </h2>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{plan}</span>
        <span className="rounded-full border border-edge px-2 text-sm text-muted">{sample}</span>
      </p>
      <p className="text-sm text-muted">
        {renewsOn} <time dateTime={PLAN_RENEWS_ON}>{longDate(PLAN_RENEWS_ON)}</time>
      </p>
      <ChosenPlanLine className="w-full text-sm" />
      <p className="text-sm">
        <Link to={paths.subscription} className={TEXT_LINK}>
          {words.plan.toSubscription}
        </Link>
      </p>
    </section>
  );
}
