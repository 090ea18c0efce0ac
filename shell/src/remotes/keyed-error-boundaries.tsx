import { Children, type ReactElement, type ReactNode, useState } from 'react';
import { useServices } from '../site-services';
import { ErrorBoundary } from './error-boundary';

/**
 * Puts each child in a boundary of its own, which stays, empty, until the next change after its child is removed. React
 * passes an error of a removed page's clean-up to the nearest boundary that stays, and unmounts what that one holds.
 */
export function KeyedErrorBoundaries({ children }: { children: ReactNode }) {
  const { reports } = useServices();
  const views = new Map((Children.toArray(children) as ReactElement[]).map((view) => [view.key, view]));
  const keys = [...views.keys()];
  const [{ removed, shown }, setKeys] = useState({ removed: keys, shown: keys });
  if (String(shown) !== String(keys)) setKeys({ removed: shown, shown: keys });
  return [...new Set([...removed, ...keys])].map((key) => (
    <ErrorBoundary
      key={key}
      resetKey={String(views.has(key))}
      onCatch={(error) => reports.error(error, 'error')}
      fallback={(error) => {
        if (views.has(key)) throw error;
      }}
    >
      {views.get(key)}
    </ErrorBoundary>
  ));
}
