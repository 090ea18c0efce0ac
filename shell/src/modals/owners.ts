import type { ModalType, OverlayPanel } from '@shared/contracts';
import type { RouteTable } from '../route-table';

/** Which remote draws the inside of a modal or overlay panel, and the title of its frame. */
interface Owner {
  remote: string;
  title: string;
}

/** The modals of the site; each title is taken from its kind (A2.12). */
const modalOwners: Record<ModalType, Owner> = {
  appointment: { remote: 'mf-conditions', title: 'Book an Appointment' },
  health_plan: { remote: 'mf-plans', title: 'Health plan' },
  claiming: { remote: 'mf-account', title: 'Claiming' },
  upgrade: { remote: 'mf-account', title: 'Upgrade' },
  visit: { remote: 'mf-account', title: 'Your visit' },
  receipt: { remote: 'mf-account', title: 'Receipt' },
  add_member: { remote: 'mf-account', title: 'Add member' },
  add_employee: { remote: 'mf-account', title: 'Add employee' },
};

/** The overlay panels of the site. */
export const overlayOwners: Record<OverlayPanel, Owner> = {
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
export const modalOwnersByName = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...modalOwners, ...overlayOwners }).map(([name, { remote }]) => [name, remote]),
  );

/** A modal: who draws it, and under which name that remote offers it. */
export interface Modal extends Owner {
  name: string;
}

/**
 * Finds one of the site's modals, or one that a remote of this document brings: `<remote>/<modal>`
 * (docs/adr/0011). Undefined for a modal that is not there.
 */
export function findModal(type: ModalType, { modals }: RouteTable): Modal | undefined {
  const owner = modalOwners[type];
  return owner ? { ...owner, name: type } : modals.get(type);
}
