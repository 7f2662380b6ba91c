/** Items with their index as a key, for lists that never change while shown. */
export function numbered<Item>(items: readonly Item[]): { item: Item; key: string }[] {
  return items.map((item, index) => ({ item, key: String(index) }));
}
