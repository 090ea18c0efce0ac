import { api } from '@shared/runtime';

/** Starts the replacement of the saved card. The read has a side effect, so it is sent once, on a press only (R4.54). */
export async function startCardUpdate(): Promise<unknown> {
  const answer = await api.get<{ data?: { authorization_url?: unknown } | null }>('individual/update_card', {
    retry: false,
  });
  return answer?.data?.authorization_url;
}
