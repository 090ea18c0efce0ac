import { type ModalType, type OverlayPanel, modalTitles } from '@shared/contracts';
import type { RouteTable } from '../route-table';

/** Which remote draws the inside of which modal. */
export const modalOwners: Record<ModalType, string> = {
  appointment: 'mf-conditions',
  health_plan: 'mf-plans',
  claiming: 'mf-account',
  upgrade: 'mf-account',
  visit: 'mf-account',
  receipt: 'mf-account',
  add_member: 'mf-account',
  add_employee: 'mf-account',
};

/** Which remote draws which overlay panel, and the panel's accessible title. */
export const overlayOwners: Record<OverlayPanel, { remote: string; title: string }> = {
  login: { remote: 'mf-auth', title: 'Login' },
  signUp: { remote: 'mf-auth', title: 'Sign up' },
  forgotPassword: { remote: 'mf-auth', title: 'Forgot password' },
  passwordReset: { remote: 'mf-auth', title: 'Check your email' },
  newPassword: { remote: 'mf-auth', title: 'New password' },
  plans: { remote: 'mf-plans', title: 'Plans' },
  employerSignUp: { remote: 'mf-public', title: 'Cover your team' },
  processSignUp: { remote: 'mf-public', title: 'How signing up works' },
  join: { remote: 'mf-public', title: 'Join as a provider' },
};

/** Every modal and panel with the remote that must offer it, as the shell's release carries them. */
export function modalOwnersByName(): Record<string, string> {
  const panels = Object.entries(overlayOwners).map(([name, { remote }]) => [name, remote] as const);
  return { ...modalOwners, ...Object.fromEntries(panels) };
}

/** Which remote draws the inside of a modal, under which name, and the modal's title. */
interface ModalPlace {
  remote: string;
  name: string;
  title: string;
}

/**
 * Finds one of the site's modals, or one that a remote of this document brings: `<remote>/<modal>`
 * (docs/adr/0011). Null for a modal that is not there.
 */
export function findModal(type: ModalType, { modalTitles: own }: RouteTable): ModalPlace | null {
  const slash = type.indexOf('/');
  if (slash < 0) {
    const owner = modalOwners[type];
    const title = modalTitles[type];
    return owner && title ? { remote: owner, name: type, title } : null;
  }
  const title = own.get(type);
  return title ? { remote: type.slice(0, slash), name: type.slice(slash + 1), title } : null;
}
