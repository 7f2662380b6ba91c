/** The name among a user's attributes or claims: whole, custom, or in its parts. Empty where there is none. */
export function personName(read: (key: string) => string | undefined): string {
  const parts = ['given_name', 'family_name'].map(read).filter(Boolean);
  return read('name') ?? read('custom:name') ?? parts.join(' ');
}
