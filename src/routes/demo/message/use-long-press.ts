import { useRef, type MouseEvent, type PointerEvent } from 'react';

const LONG_MS = 450;

/** A click presses; a finger held on the control holds it, as on a link whose address one wants to see. */
export function useLongPress(onPress: () => void, onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const state = useRef<'none' | 'touched' | 'held'>('none');
  const hold = () => {
    if (state.current !== 'touched') return;
    state.current = 'held';
    onHold();
  };
  const release = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      release();
      state.current = pointerType === 'mouse' ? 'none' : 'touched';
      timer.current = setTimeout(hold, LONG_MS);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // Some browsers cancel the pointer for their own menu, which would cover the address.
    onContextMenu: (event: MouseEvent) => {
      if (state.current === 'none') return;
      event.preventDefault();
      hold();
    },
    onClick: ({ detail }: MouseEvent) => {
      // The click that ends a long press. One by the keyboard has no detail.
      const endsHold = state.current === 'held' && detail > 0;
      state.current = 'none';
      if (!endsHold) onPress();
    },
  };
}
