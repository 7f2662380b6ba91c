import { formWords } from '#content/forms.ts';

/** People neither see nor reach it; a program that fills it in is quietly ignored by the service. */
export function Honeypot() {
  return (
    <div hidden>
      <label htmlFor="gotcha">{formWords.honeypot}</label>
      <input type="text" id="gotcha" name="_gotcha" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
