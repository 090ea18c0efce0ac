import type { Mail } from '../../mail/enqueue-mail';
import { peopleOf } from '../people';
import type { Apis } from './open-apis';

/** What people do at sign-up and sign-in, at one of the APIs. */
export const peopleOfApi = (apis: Apis, api: number) =>
  peopleOf({
    get: (url, token) => apis.ask(api, { url, token: token ?? null }),
    post: (url, body, token, headers) =>
      apis.ask(api, { method: 'POST', url, body, token: token ?? null, ...(headers ? { headers } : {}) }),
    mailsTo: async (to) => {
      const { text } = await apis.ask(api, { url: `/_dev/outbox.json?to=${encodeURIComponent(to)}` });
      return (JSON.parse(text) as Mail[]).reverse();
    },
  });
