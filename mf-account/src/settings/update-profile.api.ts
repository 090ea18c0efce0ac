import type { UpdateProfileBody } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** Changes profile fields or address fields. */
export async function updateProfile(body: UpdateProfileBody): Promise<void> {
  await api.put('individual/profile', body);
}
