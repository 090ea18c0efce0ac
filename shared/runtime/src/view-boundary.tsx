import { createContext, type ReactNode, use } from 'react';

/** Puts the shell's boundary around a view; without a shell there is none. */
export const ViewBoundaryContext = createContext(
  (children: ReactNode, _view?: string): ReactNode => children,
);

interface Props {
  /** Which of several views is shown: after a crash another one is shown anew. */
  view?: string;
  children: ReactNode;
}

/** One view of a page: when it crashes, the page's heading, tabs and other views stay (R5.14). */
export function ViewBoundary({ view, children }: Props): ReactNode {
  return use(ViewBoundaryContext)(children, view);
}
