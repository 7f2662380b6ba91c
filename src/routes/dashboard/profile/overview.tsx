import { useState } from 'react';
import { Link } from 'react-router-dom';
import { overviewWords as words } from '#content/dashboard-overview.ts';
import { dateAndTime } from '#content/locale.ts';
import { chosenPlanWords, planNames } from '#content/plans.ts';
import { paths } from '#src/config/paths.ts';
import { keptChosenPlan } from '#src/services/user-pool/kept-plan.ts';
import type { Profile } from '#src/services/user-pool/user-pool.ts';
import { LearnButton } from '#src/ui/learn-button.tsx';
import { LinkedText, TEXT_LINK } from '#src/ui/linked-text.tsx';
import { Tick } from '#src/ui/tick.tsx';
import { Identity } from './identity.tsx';
import { NextLessonLayout, OverviewLayout, OverviewPart } from './overview-layout.tsx';

/** The top of the dashboard: a greeting, the next lesson, the account's protection and the plan. */
export function Overview({ profile }: { profile: Profile }) {
  return (
    <OverviewLayout
      identity={<Identity name={profile.name} email={profile.email} />}
      next={<NextLesson />}
      protection={<Protection profile={profile} />}
      plan={<Plan />}
    />
  );
}

function NextLesson() {
  return (
    <NextLessonLayout id="next">
      <LearnButton className="max-sm:w-full">{words.next.go}</LearnButton>
    </NextLessonLayout>
  );
}

/** Without dates, because the user pool doesn't say when a password was changed or an authenticator added. */
function Protection({ profile: { signInType, mfa, signedInAt } }: { profile: Profile }) {
  const { heading, password, google, methods, since, toSecurity } = words.protection;
  return (
    <OverviewPart id="protection" heading={heading}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 max-lg:text-sm">
        <Protector text={signInType === 'password' ? password : google} />
        {mfa.enabled.map((method) => (
          <Protector key={method} text={methods[method]} />
        ))}
      </ul>
      {signedInAt !== null && (
        <p className="text-sm text-muted">
          <LinkedText
            text={since}
            tags={{
              time: (
                <time dateTime={new Date(signedInAt).toISOString()}>{dateAndTime(signedInAt)}</time>
              ),
            }}
          />
        </p>
      )}
      <p className="text-sm">
        <Link to={`${paths.security}#sessions`} className={TEXT_LINK}>
          {toSecurity}
        </Link>
      </p>
    </OverviewPart>
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

/** The plan that the user chose when registering, until they sign out. The sample is on the subscription screen alone. */
function Plan() {
  const [chosen] = useState(keptChosenPlan);
  return (
    <OverviewPart
      id="your-plan"
      heading={words.plan.heading}
      className="flex flex-wrap items-center md:grid"
    >
      {chosen !== null && <p className="font-semibold">{planNames[chosen]}</p>}
      <p className="text-sm text-muted">
        {chosen === null ? words.plan.none : chosenPlanWords.fromBillingOn}
      </p>
      <p className="text-sm">
        <Link to={paths.subscription} className={TEXT_LINK}>
          {words.plan.toSubscription}
        </Link>
      </p>
    </OverviewPart>
  );
}
