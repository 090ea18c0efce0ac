import type { NavigationEntry } from '@ilera/contracts';
import { Link, useLocation } from '@ilera/runtime';
import { memo } from 'react';

interface Props {
  entries: NavigationEntry[];
  className?: string;
  onClick?: () => void;
}

/** A navigation renders only the links whose mark it changes. */
const EntryLink = memo(Link);

/** The entries of the main navigation, in a bar or a menu; that of the page which is open is marked. */
export function EntryLinks({ entries, ...link }: Props) {
  const { pathname } = useLocation();
  return entries.map(({ label, to }) => (
    <EntryLink key={to} to={to} aria-current={to === pathname ? 'page' : undefined} {...link}>
      {label}
    </EntryLink>
  ));
}
