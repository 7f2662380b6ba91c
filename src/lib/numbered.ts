/** Items with their place as a key: for lists that never change while they are shown. */
export function numbered<Item>(items: readonly Item[]): { item: Item; key: string }[] {
  return items.map((item, index) => ({ item, key: String(index) }));
}
