import { Button } from '#src/ui/button.tsx';

interface SubmitButtonProps {
  words: { submit: string; submitting: string };
  waiting: boolean;
  /** Submitting again wouldn't help now. */
  recedes: boolean;
}

export function SubmitButton({ words, waiting, recedes }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      look={recedes ? 'quiet' : 'main'}
      waiting={waiting}
      waitingLabel={words.submitting}
    >
      {words.submit}
    </Button>
  );
}
