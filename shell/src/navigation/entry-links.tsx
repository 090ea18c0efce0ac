import type { NavigationEntry } from '@ilera/contracts';
import { Link, useLocation } from '@ilera/runtime';
import { memo } from 'react';

interface Props {
  entries: NavigationEntry[];
  className?: string;
  onClick?: () => void;
}

/** The memo limits rendering to links whose mark changes. */
const EntryLink = memo(Link);

/** The main navigation's entries, in a bar or a menu; the entry of the open page is marked. */
export function EntryLinks({ entries, ...link }: Props) {
  const { pathname } = useLocation();
  return entries.map(({ label, to }) => (
    <EntryLink key={to} to={to} aria-current={to === pathname ? 'page' : undefined} {...link}>
      {label}
    </EntryLink>
  ));
}
