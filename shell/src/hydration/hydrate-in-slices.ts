import { type ReactNode, startTransition } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';

/**
 * React's hydration as a transition: it lets the browser answer and paint every few milliseconds, and hydrates
 * at once what is pressed meanwhile.
 */
export function hydrateInSlices(container: Element, children: ReactNode, options: HydrationOptions): Root {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(container, children, options);
  });
  if (!root) throw new Error('React did not hydrate');
  return root;
}
