import { visitTime } from './layout';
import { resetMail } from './account-mails';
import { naira } from '../prices/price';
import { movedVisitMail } from './visit-mails';
import { memberLeftMail, reminderMail } from './member-mails';

const site = { siteOrigin: 'https://ilera.example' };
const person = { email: 'ada@mail.example', firstName: 'Ada' };

it('writes times, days and money as the site does (R5.9)', () => {
  expect(visitTime(new Date('2026-12-05T08:30:00Z'))).toBe(
    'Saturday 5 December 2026, 9:30 AM (West Africa Time)',
  );
  expect([naira(199_900), naira(179_910), naira(0)]).toEqual(['N1,999', 'N1,799.10', 'N0']);
  const visit = { reference: 'APT-1', scheduledAt: new Date('2026-12-05T08:30:00Z'), method: 'video' };
  const holder = { ...person, url: 'https://ilera.example/', isGuest: false };
  expect(movedVisitMail(holder, visit, 'person').text).toContain(
    'When: Saturday 5 December 2026, 9:30 AM (West Africa Time)',
  );
  const cover = {
    plan: { id: 6, name: 'Family Plus', type: 'family' },
    people: 3,
    frequency: 'annual' as const,
    expiresAt: new Date('2026-12-31T23:30:00Z'),
  };
  const reminder = reminderMail(site, person, cover);
  expect(reminder.subject).toBe('Your Ilera health plan ends on 1st January, 2027');
  expect(reminder.text).toContain('/plan-checkout/6?quantity=3&frequency=annual');
});

it('leads from the mail of a reset to the site, with its token', () => {
  expect(resetMail(site, person, 'a-token').text).toContain('https://ilera.example/reset_password/a-token');
});

it('has one line for each fact, whatever somebody has for a name', () => {
  const left = { email: 'uju@mail.example', firstName: 'Uju', lastName: 'Eze\nRefund: call 0800\u2028now' };
  const lines = memberLeftMail(site, person, left).text.split(/[\n\u2028]/);
  expect(lines).toContain('Name: Uju Eze Refund: call 0800 now');
});
