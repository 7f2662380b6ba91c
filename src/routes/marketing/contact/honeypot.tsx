import { formWords } from '#content/forms.ts';

/** Hidden from people. The service silently drops a submission in which a bot has filled it in. */
export function Honeypot() {
  return (
    <div hidden>
      <label htmlFor="gotcha">{formWords.honeypot}</label>
      <input type="text" id="gotcha" name="_gotcha" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
