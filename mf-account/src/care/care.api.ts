import { unwrapData } from '@shared/contracts';
import type { Care } from '@shared/contracts/api';
import { api } from '@shared/runtime';

const segment = encodeURIComponent;
const asPdf = { headers: { accept: 'application/pdf' } };

/** Where what the clinic left for a visit is read, and its letters. */
export interface CareSource {
  read: () => Promise<Care>;
  /** A prescription or referral as PDF. */
  letter: (code: string) => Promise<Blob>;
}

/** Of one's own visit. */
export function ownCare(reference: string): CareSource {
  const at = `individual/appointment/${segment(reference)}`;
  return {
    read: async () => unwrapData(await api.get<unknown>(`${at}/care`)) as Care,
    letter: (code) => api.get<Blob>(`${at}/letters/${segment(code)}`, asPdf),
  };
}

/** Of a guest's visit, by the secret of the mail's link. */
export function guestCare(token: string): CareSource {
  return {
    read: async () => unwrapData(await api.post<unknown>('visit', { token })) as Care,
    letter: (code) => api.post<Blob>('visit/letter', { token, code }, asPdf),
  };
}
