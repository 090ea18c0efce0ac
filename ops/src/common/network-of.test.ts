import { networkOf } from './network-of';

it('counts a subscriber once, and all whose address cannot be read together', () => {
  expect(networkOf('2001:db8:1:2::7')).toBe(networkOf('2001:db8:1:2:ffff::1'));
  expect(networkOf('2001:db8:1:2::7')).not.toBe(networkOf('2001:db8:1:3::7'));
  expect(networkOf('::ffff:203.0.113.5')).toBe('203.0.113.5');
  expect(networkOf('203.0.113.5:51234')).toBe(networkOf('no address'));
});
