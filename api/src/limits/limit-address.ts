/** Limits the calls that anybody can make with an e-mail address, whether or not it has an account. */
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services';
import { limitUses, type UseLimit } from './limit-uses';

export interface AddressLimit extends UseLimit {
  /** Counted for each network apart. */
  perNetwork?: true;
}

/** Counts a use of the named call with the address of its body. */
export async function limitAddress(
  services: Services,
  name: string,
  { body, ip }: FastifyRequest,
  limit: AddressLimit,
): Promise<void> {
  const { email } = body as { email: string };
  const from = limit.perNetwork ? ` from ${normalizeIP(ip)}` : '';
  await limitUses(services, `${name} address ${email.trim().toLowerCase()}${from}`, limit);
}
