import type { MatcherFunction } from '@testing-library/react';

/** Matches the innermost element with this text, even if several elements make up the text (R5.16). */
export function reads(text: string | RegExp): MatcherFunction {
  const matches = ({ textContent }: Element) => {
    const words = textContent.replace(/\s+/g, ' ').trim();
    return typeof text === 'string' ? words === text : text.test(words);
  };
  return (_, element) => element !== null && matches(element) && ![...element.children].some(matches);
}
