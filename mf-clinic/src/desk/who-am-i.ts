import type { Id, StaffRole } from '@shared/contracts/api';
import { staff } from './staff.store';

/** Whether this is the person who is signed in. */
export const isMe = (holder: { id: Id } | null): boolean =>
  holder !== null && staff.me !== null && String(holder.id) === String(staff.me.id);

/** Whether the person who is signed in has one of these roles. */
export const hasRole = (...roles: StaffRole[]): boolean =>
  roles.some((role) => staff.me?.roles.includes(role));

/** Who reads reasons and letters, and notes that nobody came. */
export const mayCare = (): boolean => hasRole('care', 'doctor');
