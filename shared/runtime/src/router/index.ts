/** What remotes use of the one router. They never import react-router-dom themselves: there would be two. */
export {
  MemoryRouter,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Link, NavLink } from './link';
export { createGuardedHistory } from './guarded-history';
export { useBlocker, type Blocker } from './use-blocker';
export { useBeginsHere } from './use-begins-here';
