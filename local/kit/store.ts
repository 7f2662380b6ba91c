/** Holds one service's whole state. What was written is there after a restart and after a kill -9. */
export interface Store<State> {
  read(): State;
  write(next: State): void;
}

export function memoryStore<State>(initial: State): Store<State> {
  let state = initial;
  return {
    read: () => state,
    write: (next) => {
      state = next;
    },
  };
}
