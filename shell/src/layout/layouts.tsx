import type { ComponentType } from 'react';
import type { Layout } from '../site-map';
import { AccountLayout } from './account-layout';
import { BareLayout } from './bare-layout';
import { SiteLayout } from './site-layout';

/** The layout components by the names that the site map uses. */
export const layouts: Record<Layout, ComponentType> = {
  site: () => <SiteLayout navigation="shown" />,
  waitlist: () => <SiteLayout navigation="hidden" />,
  checkout: () => <SiteLayout navigation="narrow-only" />,
  bare: BareLayout,
  account: AccountLayout,
};
