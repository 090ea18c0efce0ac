/**
 * The router's own components and hooks, unchanged. Remotes take them from here: with a react-router-dom of
 * their own there would be two routers on a page.
 */
export {
  Link,
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
export { useIsInitialLocation } from './use-is-initial-location';
