import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from './use-debounced';

/**
 * The text of a search box, which begins with what is searched for.
 * @param value what is searched for at present; Back or a link may change it, and the text with it
 * @param onSearch called with what is typed, without the spaces around it, once the typing rests (A9.3)
 */
export function useSearchText(value: string, onSearch?: (text: string) => void) {
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  const typed = text.trim();
  if (given !== value) {
    setGiven(value);
    // What was typed meanwhile is not overwritten.
    if (value.trim() !== typed) setText(value);
  }
  const rested = useDebounced(typed);
  const search = useEffectEvent((wanted: string) => {
    if (wanted === typed && wanted !== value.trim()) onSearch?.(wanted);
  });
  // A text that came from outside was not typed, and is not searched for again.
  useEffect(() => search(rested), [rested]);
  return [text, setText] as const;
}
