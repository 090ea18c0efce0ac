import { type ComponentType, createContext, Fragment, type ReactNode, use } from 'react';

/** Props of ViewBoundary. */
export interface ViewBoundaryProps {
  children: ReactNode;
}

/** The shell's boundary, around each page and modal of a remote; without a shell there is none. */
export const ViewBoundaryContext = createContext<ComponentType<ViewBoundaryProps>>(Fragment);

/** One view of a page: when it crashes, the page's heading, tabs and other views stay (R5.14). */
export function ViewBoundary({ children }: ViewBoundaryProps) {
  const Boundary = use(ViewBoundaryContext);
  return <Boundary>{children}</Boundary>;
}
