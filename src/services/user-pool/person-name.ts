/** The user's full name, from their attributes or claims. Empty if there is none. */
export function personName(read: (key: string) => string | undefined): string {
  const parts = ['given_name', 'family_name'].map(read).filter(Boolean);
  return read('name') ?? read('custom:name') ?? parts.join(' ');
}
