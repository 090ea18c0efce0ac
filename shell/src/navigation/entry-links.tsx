import type { NavigationEntry } from '@shared/contracts';
import { Link, useLocation } from '@shared/runtime';

interface Props {
  entries: NavigationEntry[];
  className?: string;
  onClick?: () => void;
}

/** The entries of the main navigation, in a bar or a menu; that of the page which is open is marked. */
export function EntryLinks({ entries, ...link }: Props) {
  const { pathname } = useLocation();
  return entries.map(({ label, to }) => (
    <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined} {...link}>
      {label}
    </Link>
  ));
}
