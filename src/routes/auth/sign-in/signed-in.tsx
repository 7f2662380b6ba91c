import { signInWords as login } from '#content/auth/sign-in.ts';
import { signedInWords } from '#content/auth/signed-in.ts';
import { signedInPanel } from '#content/auth/panels.ts';
import type { AuthenticatorUse } from '#src/flows/sign-in/sign-in.ts';
import { sessionPerson } from '#src/services/user-pool/session-person.ts';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { ContinueLink } from '../redirect/continue-link.tsx';
import type { Redirect } from '../redirect/use-redirect.ts';
import { WaitingScreen } from '../shared/auth-layout.tsx';
import { SuccessScreen } from '../shared/success-screen.tsx';
import { StepsDone } from '../shared/steps-done.tsx';

interface SignedInProps {
  authenticator: AuthenticatorUse;
  registering: boolean;
  redirect: Redirect;
}

/** The success, before the redirect. Only a code from the authenticator shows the specified one. */
export function SignedIn({ authenticator, registering, redirect }: SignedInProps) {
  const { title, welcome } = signedInWords.justNow;
  const { protected: guarded } = signedInWords;
  const text = redirect.opening;
  if (authenticator === 'none') {
    return <WaitingScreen title={title} text={text} panel={signedInPanel} />;
  }
  const name = sessionPerson()?.name ?? '';
  const added = authenticator === 'added';
  const news = added
    ? { title: guarded.title, intro: guarded.intro }
    : { title: welcome, heading: <Greeting name={name} /> };
  return (
    <SuccessScreen
      {...news}
      text={text}
      toast={authenticator === 'passkey' ? undefined : login.successToast}
      redirectsAfter={2000}
      redirect={redirect.follow}
    >
      {added && <StepsDone steps={registering ? guarded.allSteps : guarded.steps} />}
      <ContinueLink redirect={redirect} />
    </SuccessScreen>
  );
}

function Greeting({ name }: { name: string }) {
  const { welcome, welcomeByName } = signedInWords.justNow;
  if (name === '') return welcome;
  return <LinkedText text={welcomeByName} tags={{ name: <bdi>{name}</bdi> }} />;
}
