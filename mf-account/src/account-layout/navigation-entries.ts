import { paths } from '@shared/contracts';
import { CoverIcon, DoctorIcon, HistoryIcon, HomeIcon, SettingsIcon } from '@shared/ui';
import type { ComponentType } from 'react';
import { words } from './account-layout.words';

/** One link of the sidebar. */
export interface NavigationEntry {
  to: string;
  label: string;
  Icon: ComponentType;
}

const healthPlan: NavigationEntry = {
  to: paths.accountHealthPlan,
  label: words.healthPlan,
  Icon: CoverIcon,
};
const entries: NavigationEntry[] = [
  { to: paths.accountHome, label: words.home, Icon: HomeIcon },
  { to: paths.accountCondition, label: words.conditions, Icon: DoctorIcon },
  { to: paths.accountHistory, label: words.history, Icon: HistoryIcon },
  healthPlan,
  { to: paths.accountSettings, label: words.settings, Icon: SettingsIcon },
];

/** The sidebar's links; beneficiaries of an employer do not manage a plan (A6.1). */
export function navigationFor(user: { employer_id?: unknown } | null): NavigationEntry[] {
  return user?.employer_id == null ? entries : entries.filter((entry) => entry !== healthPlan);
}

/** Whether an entry is the present address's; `/account` is the home as well. */
export function isCurrent(entry: NavigationEntry, pathname: string): boolean {
  const path = pathname.replace(/\/$/, '');
  return path === entry.to || (path === paths.account && entry.to === paths.accountHome);
}
