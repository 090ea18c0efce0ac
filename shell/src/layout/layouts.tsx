import type { PageLayout } from '@shared/contracts';
import type { ComponentType } from 'react';
import { AccountLayout } from './account-layout';
import { BareLayout } from './bare-layout';
import { SiteLayout } from './site-layout';

/** The layout components by the names that the site map uses. */
export const layouts: Record<PageLayout, ComponentType> = {
  site: () => <SiteLayout navigation="shown" />,
  waitlist: () => <SiteLayout navigation="hidden" />,
  checkout: () => <SiteLayout navigation="narrow-only" />,
  bare: BareLayout,
  account: AccountLayout,
};
