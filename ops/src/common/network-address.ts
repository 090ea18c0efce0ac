import ipaddr from 'ipaddr.js';

/**
 * The address that counts as one visitor: an IPv4 address, or the /64 of an IPv6 address, because one
 * subscriber holds all addresses of a /64.
 */
export function networkAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const groups = (address as ipaddr.IPv6).parts.slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}
