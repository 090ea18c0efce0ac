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
import { isInternal } from '@ilera/contracts';
import type { Elements } from '../view-boundary';

type Go = (to: string, options: NavigateOptions) => void;
const GoContext = createContext<Go | undefined>(undefined);

/** Within it a link inside the site follows no location, so that a navigation renders no link anew. */
export function LinkNavigation({ children }: { children: Elements }) {
  const router = { navigate: useNavigate(), location: useLocation() };
  const latest = useRef(router);
  useLayoutEffect(() => {
    latest.current = router;
  });
  const [go] = useState(() => (to: string, { replace, state }: NavigateOptions) => {
    const { navigate, location } = latest.current;
    // A section of the page leaves its query.
    const target = to.startsWith('#') ? location.pathname + location.search + to : to;
    void navigate(target, {
      replace: replace ?? createPath(location) === createPath(resolvePath(target)),
      state,
    });
  });
  return <GoContext value={go}>{children}</GoContext>;
}

/** What only the router's own link knows. */
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

/** The router's link; `LinkNavigation` makes it cheap. */
export function Link(props: LinkProps & RefAttributes<HTMLAnchorElement>) {
  const go = use(GoContext);
  const { to, replace, state, onClick, children, ...anchor } = props;
  if (!go || typeof to !== 'string' || !isInternal(to) || routerOptions.some((option) => option in anchor))
    return <RouterLink discover="none" {...props} />;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event, anchor.target)) return;
    event.preventDefault();
    go(to, { ...(replace !== undefined && { replace }), state });
  };
  return (
    <a {...anchor} href={to} onClick={handleClick}>
      {children}
    </a>
  );
}

/** Any other press opens a tab or a window, or saves what is behind the link. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target = '_self'): boolean =>
  button === 0 && target === '_self' && !metaKey && !altKey && !ctrlKey && !shiftKey;
