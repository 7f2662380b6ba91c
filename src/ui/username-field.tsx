/**
 * The account of a form's password, for password managers: they save a password with the username field of its form, and
 * many ignore one that isn't rendered.
 */
export function UsernameField({ email }: { email: string }) {
  return (
    <input
      type="email"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    />
  );
}
