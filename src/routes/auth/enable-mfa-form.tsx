import { authWords } from '#content/auth.ts';
import type { SetUpFailure } from '#src/flows/authenticator/set-up.ts';
import { enableMfaCodeText } from './enable-mfa-words.ts';
import { KeyAndCode } from './key-and-code.tsx';

interface EnableMfaFormProps {
  secret: string;
  setupUri: string;
  waiting: boolean;
  failure: SetUpFailure | null;
  onSubmit: (code: string) => void;
}

export function EnableMfaForm({ failure, ...rest }: EnableMfaFormProps) {
  const empty = failure?.kind === 'required';
  return (
    <KeyAndCode
      {...rest}
      emptyError={empty ? authWords.required.verifyTotpSetup.code : undefined}
      rejection={enableMfaCodeText(failure)}
      attempt={failure}
    />
  );
}
