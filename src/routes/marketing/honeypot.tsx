import { formWords } from '#content/forms.ts';

/** Out of people's sight and reach. The service silently ignores a bot that fills it in. */
export function Honeypot() {
  return (
    <div hidden>
      <label htmlFor="gotcha">{formWords.honeypot}</label>
      <input type="text" id="gotcha" name="_gotcha" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
