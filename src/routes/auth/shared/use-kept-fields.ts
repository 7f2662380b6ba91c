import { useMemo, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { keepDraft, readDraft } from '#src/lib/draft.ts';
import { fieldsOf } from '#src/ui/form-fields.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/** The drafts of the identity forms. */
export const SIGN_IN_DRAFT = 'sign-in';
export const REGISTER_DRAFT = 'register';

interface KeptFields {
  name: string;
  email: string;
  /** Props for the form, whose fields must have these names. */
  form: ComponentProps<'form'> & { 'data-draft': string };
}

const NO_DRAFT: ReadonlyMap<string, string> = new Map();

/**
 * The initial values of an identity form's fields, kept in this tab until the draft is dropped. Never a password. An email
 * passed on by another screen takes precedence over the draft, except after a reload of the same history entry, when the
 * draft is newer.
 */
export function useKeptFields(draft: string, passedEmail: string): KeptFields {
  const { key: entry } = useLocation();
  // Read after hydration, when the boot script has stored anything typed into the prerendered form.
  const hydrated = useHydrated();
  const kept = useMemo(() => (hydrated ? readDraft(draft) : NO_DRAFT), [draft, hydrated]);
  const isDraftNewer = passedEmail === '' || kept.get('entry') === entry;
  return {
    name: kept.get('name') ?? '',
    email: (isDraftNewer ? kept.get('email') : undefined) ?? passedEmail,
    form: {
      method: 'post',
      noValidate: true,
      'data-draft': draft,
      onInput: ({ currentTarget }) => {
        const { name = '', email = '' } = fieldsOf(currentTarget);
        keepDraft(draft, { name, email, entry });
      },
    },
  };
}
