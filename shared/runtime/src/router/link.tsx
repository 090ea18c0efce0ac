import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address within the site, from the root: `/conditions`, `/health-plans?type=sme`. */
  to: string;
  /** Leaves no entry for Back. */
  replace?: boolean;
  /** What the page there finds in its location's state. */
  state?: unknown;
}

/** Whether a press means this tab: not a new tab or window, nor a download. */
const meansHere = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !(metaKey || altKey || ctrlKey || shiftKey) &&
  !currentTarget.download &&
  (!currentTarget.target || currentTarget.target === '_self');

/**
 * A link within the site. The router's own resolves relative addresses, so each is drawn anew at every move: on a slow phone the
 * thirty of a page's frame took a tenth of the time until the next page stood there (docs/adr/0009).
 */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !meansHere(event)) return;
    event.preventDefault();
    navigator[replace ? 'replace' : 'push'](to, state);
  };
  return (
    <a {...rest} href={to} onClick={handleClick}>
      {children}
    </a>
  );
}

/** A link that says so when it leads to where the visitor is: `aria-current`. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  return <Link {...props} aria-current={pathname === props.to ? 'page' : undefined} />;
}
