import { useState } from 'react';
import type { KeyboardEvent } from 'react';

interface Options {
  /** How many options are open; 0 while the list is closed. */
  count: number;
  onChoose: (index: number) => void;
  onClose: () => void;
}

/**
 * The option of a combobox that the arrow keys have reached; -1 where none is. Focus itself stays in the
 * field.
 */
export function useActiveOption({ count, onChoose, onClose }: Options) {
  const [reached, setReached] = useState(-1);
  const active = reached < count ? reached : -1;
  const onKeyDown = (event: KeyboardEvent) => {
    // During a composition these keys belong to the input method.
    if (count === 0 || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setReached(active + 1 < count ? active + 1 : -1);
    else if (event.key === 'ArrowUp') setReached(active === -1 ? count - 1 : active - 1);
    else if (event.key === 'Enter' && active >= 0) onChoose(active);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return { active, onKeyDown, reset: () => setReached(-1) };
}
