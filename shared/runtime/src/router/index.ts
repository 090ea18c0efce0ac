import { useLocation } from 'react-router-dom';

/**
 * The router's components and hooks, all but `Link` unchanged. Remotes import them from here: a second react-router-dom
 * would mean two routers on a page.
 */
export { Link, LinkNavigation } from './link';
export {
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';

/** The router keeps each entry's key in the browser's history, so after a reload the initial entry already has one. */
const initialKey =
  typeof window === 'undefined'
    ? 'default'
    : ((window.history.state as { key?: string } | null)?.key ?? 'default');

/** Whether this is the location for which the document was loaded, and which may be server-rendered (docs/adr/0007). */
export function useIsInitialLocation(): boolean {
  return useLocation().key === initialKey;
}
