import { overviewWords } from '#content/dashboard-overview.ts';
import { initialsOf } from '#src/lib/initials.ts';
import { classNames } from '#src/ui/class-names.ts';
import { EmailAddress } from '#src/ui/email-address.tsx';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { AVATAR_STYLE, IDENTITY_STYLE } from './overview-layout.tsx';

/** A name of more letters is set smaller, in the body's face. */
const LONG = 32;

/** Greets the user by name, if they have one, with the email below. */
export function Identity({ name, email }: { name: string; email: string }) {
  const greeting = name === '' ? overviewWords.greeting : overviewWords.greetingByName;
  return (
    <div className={IDENTITY_STYLE}>
      <span
        aria-hidden="true"
        className={`${AVATAR_STYLE} grid place-items-center bg-tide-wash font-bold text-tide min-[24rem]:text-xl`}
      >
        {initialsOf(name === '' ? email : name)}
      </span>
      <div className="min-w-0 flex-1 self-center">
        <p
          className={classNames(
            'leading-tight font-bold wrap-anywhere hyphens-auto',
            name.length > LONG ? 'text-lg' : 'font-display text-xl min-[24rem]:text-2xl',
          )}
        >
          <span key={greeting}>
            <LinkedText text={greeting} tags={{ name: <bdi>{name}</bdi> }} />
          </span>
        </p>
        <p className="mt-1 text-sm wrap-anywhere text-muted min-[24rem]:text-base">
          <EmailAddress address={email} />
        </p>
      </div>
    </div>
  );
}
