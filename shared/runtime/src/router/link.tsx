import {
  createContext,
  type MouseEvent,
  type RefAttributes,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  createPath,
  type LinkProps,
  type NavigateOptions,
  resolvePath,
  Link as RouterLink,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { isInternal, isPlainPress } from '@ilera/contracts';
import type { Elements } from '../view-boundary';

type Go = (to: string, options: NavigateOptions) => void;
const GoContext = createContext<Go | undefined>(undefined);

/** Makes links inside the site independent of the location, so that a navigation renders no link again. */
export function LinkNavigation({ children }: { children: Elements }) {
  const router = { navigate: useNavigate(), location: useLocation() };
  const latest = useRef(router);
  useLayoutEffect(() => {
    latest.current = router;
  });
  const [go] = useState(() => (to: string, { replace, state }: NavigateOptions) => {
    const { navigate, location } = latest.current;
    // A link to a section keeps the page's query.
    const target = to.startsWith('#') ? location.pathname + location.search + to : to;
    void navigate(target, {
      replace: replace ?? createPath(location) === createPath(resolvePath(target)),
      state,
    });
  });
  return <GoContext value={go}>{children}</GoContext>;
}

/** Options that only the router's link knows. */
const routerOptions = [
  'defaultShouldRevalidate',
  'discover',
  'mask',
  'prefetch',
  'preventScrollReset',
  'relative',
  'reloadDocument',
  'viewTransition',
] as const satisfies (keyof LinkProps)[];

/** The router's link, made cheap by `LinkNavigation`. */
export function Link(props: LinkProps & RefAttributes<HTMLAnchorElement>) {
  const go = use(GoContext);
  const { to, replace, state, onClick, children, ...anchor } = props;
  if (!go || typeof to !== 'string' || !isInternal(to) || routerOptions.some((option) => option in anchor))
    return <RouterLink discover="none" {...props} />;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const opensHere = isPlainPress(event.nativeEvent) && (anchor.target ?? '_self') === '_self';
    if (event.defaultPrevented || !opensHere) return;
    event.preventDefault();
    go(to, { ...(replace !== undefined && { replace }), state });
  };
  return (
    <a {...anchor} href={to} onClick={handleClick}>
      {children}
    </a>
  );
}
