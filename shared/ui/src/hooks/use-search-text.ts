import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from './use-debounced';

/**
 * The text of a search box, which starts with the current search.
 * @param value the current search; Back or a link may change it, and thereby the text
 * @param onSearch called with the typed text, trimmed, when typing pauses (A9.3)
 */
export function useSearchText(value: string, onSearch?: (text: string) => void) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const typed = text.trim();
  if (lastValue !== value) {
    setLastValue(value);
    // Text typed meanwhile is not overwritten.
    if (value.trim() !== typed) setText(value);
  }
  const settledText = useDebounced(typed);
  const search = useEffectEvent((searchText: string) => {
    if (searchText === typed && searchText !== value.trim()) onSearch?.(searchText);
  });
  // Text that came from outside was not typed, and is not searched for again.
  useEffect(() => search(settledText), [settledText]);
  return [text, setText] as const;
}
