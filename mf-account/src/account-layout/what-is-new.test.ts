/** @jest-environment node */
import type { User } from '@ilera/contracts/api';
import { whatIsNew } from './what-is-new';

const now = new Date('2026-11-21T12:00:00Z');
const plan = { id: 1 };

it.each([
  ['nothing known', {}, []],
  ['a plan that ends within 30 days', { plan, package_expiry_at: '2026-12-01T00:00:00Z' }, ['plan-ends']],
  [
    'a plan that ends and is renewed already',
    { plan, package_expiry_at: '2026-12-01T00:00:00Z', next_packages: [{ plan: 'Individual Plus' }] },
    [],
  ],
  ['a plan that ends later', { plan, package_expiry_at: '2027-12-01T00:00:00Z' }, []],
  [
    'a plan that has ended, and the next one that is paid',
    { plan, package_expiry_at: '2026-11-01 10:00:00', next_packages: [{ plan: 'Individual Plus' }] },
    [],
  ],
  ['a plan that has ended', { plan, package_expiry_at: '2026-11-01 10:00:00' }, ['plan-ended']],
  [
    'a plan that has ended and is gone from the profile',
    { plan: null, last_package: { ended_at: '2026-11-01T10:00:00Z' } },
    ['plan-ended'],
  ],
  ['a plan of the employer', { plan, package_expiry_at: '2026-12-01T00:00:00Z', employer_id: 3 }, []],
  ['a date that is none', { plan, package_expiry_at: 'soon' }, []],
  [
    'a pending visit',
    { recent_appointments: [{ status: 'processing' }, { status: 'success' }] },
    ['visits-pending'],
  ],
])('%s', (_, person, ids) => {
  expect(whatIsNew(person as Partial<User>, now).map(({ id }) => id)).toEqual(ids);
});
