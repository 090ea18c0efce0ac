import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isInternal } from '@ilera/contracts';
import { Link } from '@ilera/runtime';

interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  children?: ReactNode;
}

/**
 * The router's link for paths of the site and sections of the page; a plain anchor for `mailto:`, `tel:` and other
 * sites.
 */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
  if (isInternal(href)) {
    return (
      <Link {...rest} to={href}>
        {children}
      </Link>
    );
  }
  const leavesSite = /^https?:/.test(href);
  return (
    <a {...rest} href={href} rel={leavesSite ? 'noopener noreferrer' : rest.rel}>
      {children}
    </a>
  );
}
