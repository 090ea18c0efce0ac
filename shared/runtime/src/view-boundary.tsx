import { createContext, use } from 'react';
import type { ReactElement } from 'react';

/** Wraps a view in the shell's boundary; without a shell, returns the view unchanged. */
export const ViewBoundaryContext = createContext((children: Elements, _view?: string): Elements => children);

interface Props {
  /** Identifies the shown view: after a crash a different view is rendered anew. */
  view?: string;
  children: Elements;
}

/** A view of a page: if it crashes, the page's heading, tabs and other views stay (R5.14). */
export function ViewBoundary({ view, children }: Props): Elements {
  return use(ViewBoundaryContext)(children, view);
}

/** Elements without text between them, for a slot with siblings: text needs a separate element (R5.16). */
export type Elements = ReactElement | boolean | '' | null | undefined | readonly Elements[];
