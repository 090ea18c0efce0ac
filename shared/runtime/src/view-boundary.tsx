import { createContext, use } from 'react';
import type { ReactElement } from 'react';

/** Puts the shell's boundary around a view; without a shell there is none. */
export const ViewBoundaryContext = createContext((children: Elements, _view?: string): Elements => children);

interface Props {
  /** Which of several views is shown: after a crash another one is shown anew. */
  view?: string;
  children: Elements;
}

/** One view of a page: when it crashes, the page's heading, tabs and other views stay (R5.14). */
export function ViewBoundary({ view, children }: Props): Elements {
  return use(ViewBoundaryContext)(children, view);
}

/** Elements without text between them, for a slot that has siblings: text has an element of its own (R5.16). */
export type Elements = ReactElement | boolean | '' | null | undefined | readonly Elements[];
