import { tabStorage } from '@shared/runtime';

const key = 'clinic_wanted';

/** The address to go on at after the sign-in, which itself comes back to the clinic's first page. */
export const wantedAddress = {
  remember: (address: string) => tabStorage.set(key, address),
  /** Gives it once. */
  take(): string | null {
    const address = tabStorage.get(key);
    tabStorage.remove(key);
    return address?.startsWith('/clinic') ? address : null;
  },
};
