import type { ModalType, OverlayPanel } from '@shared/contracts';
import { words } from './overlay-frame.words';

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
  login: { remote: 'mf-auth', title: words.login },
  signUp: { remote: 'mf-auth', title: words.signUp },
  forgotPassword: { remote: 'mf-auth', title: words.forgotPassword },
  passwordReset: { remote: 'mf-auth', title: words.passwordReset },
  newPassword: { remote: 'mf-auth', title: words.newPassword },
  plans: { remote: 'mf-plans', title: words.plans },
  employerSignUp: { remote: 'mf-public', title: words.employerSignUp },
  processSignUp: { remote: 'mf-public', title: words.processSignUp },
  join: { remote: 'mf-public', title: words.join },
};

/** Every modal and panel with the remote that must offer it, as the shell's release carries them. */
export function modalOwnersByName(): Record<string, string> {
  const panels = Object.entries(overlayOwners).map(([name, { remote }]) => [name, remote] as const);
  return { ...modalOwners, ...Object.fromEntries(panels) };
}
