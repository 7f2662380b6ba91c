import { isTooOften, type SubmitFailure } from '#src/flows/failure/too-often.ts';
import { Button } from '#src/ui/button.tsx';

interface SubmitButtonProps {
  words: { submit: string; submitting: string };
  waiting: boolean;
  failure: SubmitFailure | null;
  /** Whether the form's message offers something better than submitting it again. */
  offersOther?: boolean;
}

/** Recedes while submitting again wouldn't help. */
export function SubmitButton({ words, waiting, failure, offersOther = false }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      look={offersOther || isTooOften(failure) ? 'quiet' : 'main'}
      waiting={waiting}
      waitingLabel={words.submitting}
    >
      {words.submit}
    </Button>
  );
}
