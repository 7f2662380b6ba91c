/** Whether the user has asked to save data, or the connection is slow (Network Information API). */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const asked = 'saveData' in connection && connection.saveData === true;
  return (
    asked || ('effectiveType' in connection && String(connection.effectiveType).endsWith('2g'))
  );
}
