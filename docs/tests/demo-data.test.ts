import { conditionCatalogue } from '../../api/src/seed/conditions';
import { demoPassword, demoPeople } from '../../api/src/seed/data/people';
import { couponCatalogue } from '../../api/src/seed/data/plans';
import { knownConditions } from '../../mf-conditions/src/pictures/known-conditions.words';
import { readRepositoryFile } from './repository-files';

const section = readRepositoryFile('api/README.md').split('## Demo accounts')[1] ?? '';

it('lists every demo account with its password, and no other', () => {
  const listed = [...section.matchAll(/^\| (\S+@\S+) /gm)].map(([, email]) => email);
  expect(listed).toEqual(demoPeople.map(({ email }) => email));
  expect(section).toContain(`\`${demoPassword}\``);
  expect(readRepositoryFile('README.md')).toContain('A new database has eight people');
  expect(listed).toHaveLength(8);
});

it('says of each demo account what it has', () => {
  const row = (email: string) => section.split('\n').find((line) => line.includes(` ${email} `)) ?? '';
  for (const { email, visits, earlierPayments = 0, google, unverified } of demoPeople) {
    const [, said, paid] = /(\d+) visits, (\d+) payments/.exec(row(email)) ?? [];
    if (said) expect([said, paid]).toEqual([String(visits), String(earlierPayments + 1)]);
    const isMember = demoPeople.some(({ members = [] }) => members.some((member) => member.email === email));
    expect(/employer_id/.test(row(email))).toBe(isMember);
    expect(/Google account/.test(row(email))).toBe(google === true);
    expect(/not verified/.test(row(email))).toBe(unverified === true);
  }
});

it('lists every coupon under what it is for', () => {
  const [, visits = '', plans = ''] =
    /Coupons for a visit:([\s\S]*?)For plans:([\s\S]*?)\nCities/.exec(section) ?? [];
  const listed = (text: string) => [...text.matchAll(/`([A-Z\d]+)`/g)].map(([, code]) => code);
  const of = (scope: string) =>
    couponCatalogue.filter((coupon) => coupon.scope === scope).map(({ code }) => code);
  expect(listed(visits)).toEqual(of('condition'));
  expect(listed(plans)).toEqual(of('plan'));
});

it('has a picture for a shared link to each condition', () => {
  expect(knownConditions.map(({ titles }) => titles)).toEqual(
    conditionCatalogue.map(({ conditions }) => conditions.map(({ title }) => title)),
  );
});
