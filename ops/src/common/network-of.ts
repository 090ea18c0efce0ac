import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** What counts as one visitor: an IPv4 address, or the /64 of an IPv6 address, all of which one subscriber holds. */
export const networkOf = (ip: string): string => (isIP(ip) ? normalizeIP(ip) : 'unknown');
