import type { FeatureName } from '@ilera/contracts';
import {
  interfaceState,
  MemoryRouter,
  modals,
  Route,
  Routes,
  runtimeConfig,
  session,
  toasts,
  useLocation,
} from '@ilera/runtime';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactElement } from 'react';

interface Options {
  /** Address at which the page opens. */
  at?: string;
  /** Route pattern, for a page that reads parameters. */
  path?: string;
  /** Earlier history entries, for pages that go back. */
  history?: string[];
}

/** The address to which a page has navigated. */
export interface Visited {
  current: string;
}

export interface RenderedPage extends RenderResult {
  user: UserEvent;
  address: Visited;
}

/**
 * Renders a page in a router, like the shell. Any other address shows `at <address>`.
 * @returns Testing Library's result, a user, and the current address
 */
export function renderPage(
  Page: ComponentType | ReactElement,
  { at = '/', path = '*', history = [] }: Options = {},
): RenderedPage {
  const address: Visited = { current: at };
  const element = typeof Page === 'function' ? <Page /> : Page;
  const result = render(
    <MemoryRouter initialEntries={[...history, at]} initialIndex={history.length} useTransitions={false}>
      <Watch onMove={(current) => Object.assign(address, { current })} />
      <Routes>
        <Route path={path} element={element} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  );
  return { ...result, user: userEvent.setup(), address };
}

function Watch({ onMove }: { onMove: (address: string) => void }) {
  const { pathname, search, hash } = useLocation();
  onMove(pathname + search + hash);
  return null;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

/** Resets the live runtime: nobody signed in, nothing open, empty storage, and only these features on. */
export function resetRuntime(...features: FeatureName[]): void {
  runtimeConfig.features = features;
  session.clear();
  localStorage.clear();
  sessionStorage.clear();
  toasts.clear();
  modals.close();
  interfaceState.closeAll();
}
