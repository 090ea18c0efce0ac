import type { CallName, ClinicHours } from '@ilera/contracts/api';
import { year } from '../testing/booking-days';
import { addClaim } from '../testing/clinic/add-claim';
import { clinicSteps, kemi, musa, nneka, sola, ugo, yusuf } from '../testing/clinic/clinic-steps';
import type * as Probe from '../testing/probes/end-sessions-while';
import { loadNative } from '../testing/native';
import { onDatabase, type Suite } from '../testing/on-database';
import { ada, visitSteps } from '../testing/visit-steps';

const probe = () => loadNative<typeof Probe>('./probes/end-sessions-while.ts');

/** What this call writes is of this session alone. */
const writesOfNobody: CallName[] = ['clinicSignOut'];

const tola = { name: 'Tola Eze', roles: ['manager'], specialty: null, licence: null, active: true };

/** Every call by which staff write, as one that would be done: who asks, for which record, with what. */
async function writesOf(
  suite: Suite,
  { book, payAsGuest }: ReturnType<typeof visitSteps>,
): Promise<Partial<Record<CallName, [string, string, object?]>>> {
  const { as, assign, idOf, start } = clinicSteps(suite);
  const [{ reference: waiting }, { reference: started }] = [await book(ada), await book(ada)];
  await assign(waiting, kemi, 'care');
  await start(started);
  const medicines = [{ name: 'Amoxicillin', strength: '500 mg', dose: '1 capsule', times: 3, days: 7 }];
  const made = await as(nneka, `/visits/${started}/prescriptions`, { medicines }, 'POST');
  const hours = (await as(musa, '/hours')).body.data as ClinicHours;
  const invited = { name: 'Uju Eze', email: 'uju@mail.example', roles: ['care'] };
  const paid = await payAsGuest('locked.out@mail.example', `6-1-${year} 09:30 am`);
  const visit = await suite.api.one(`select reference from visits order by id desc limit 1`);
  const ofVisits = { scope: 'condition', condition_id: null, plan_type: null };
  const coupon = { code: 'NEWYEAR', percent: 10, ...ofVisits, last_day: null, max_uses: null };
  return {
    inviteStaff: [musa, '', { ...invited, specialty: null, licence: null }],
    changeStaff: [musa, String(await idOf(kemi)), { ...tola, was: tola }],
    setClinicHours: [musa, '', { ...hours, was: hours }],
    assignVisit: [yusuf, waiting, { as: 'doctor', staff_id: await idOf(yusuf), was: null }],
    setVisitState: [nneka, started, { state: 'finished' }],
    writeNote: [nneka, started, { summary: 'Rest.', self_care: 'Water.', come_back: 'In a week.' }],
    prescribe: [nneka, started, { medicines }],
    withdrawPrescription: [nneka, String(made.body.data.prescriptions[0].code)],
    decideClaim: [ugo, await addClaim(suite, ada), { status: 'approved', amount: 100 }],
    makeCoupon: [musa, '', coupon],
    changeCoupon: [musa, '1', { last_day: 'now', max_uses: null, was: { expires_at: null, max_uses: null } }],
    changeCity: [musa, '1', { available: true }],
    tellWaitlist: [musa, '', { city: null, open_city_id: 1 }],
    supportSearch: [sola, '', { search: 'Ann Bello' }],
    closeIssue: [sola, '1'],
    retryMail: [sola, '1'],
    supportRefund: [sola, `${paid} ${paid}`, { reason: 'Asked by phone.' }],
    supportMoveVisit: [sola, `${paid} ${visit}`, { date: `6-2-${year} 09:30 am` }],
    supportCancelVisit: [sola, `${paid} ${visit}`],
    sendVisitMail: [sola, `${paid} ${visit}`],
    sendPaymentMail: [sola, `${paid} ${paid}`, { mail: 'receipt' }],
    resendMail: [sola, `${paid} 1`],
    correctAddress: [sola, paid, { email: 'right@mail.example', was: 'locked.out@mail.example' }],
    leaveNote: [sola, paid, { text: 'Called.' }],
    refer: [nneka, started, { to: 'A hospital', reason: 'A cough', urgent: false }],
  };
}

onDatabase('what staff write', (suite) => {
  const steps = visitSteps(suite);
  const { as, idOf } = clinicSteps(suite);

  suite.itOnPostgres(
    'is refused and done by nobody where the session ends while it runs, at every call',
    async () => {
      const writes = await writesOf(suite, steps);
      const { endStaffSessionsWhile } = await probe();
      const differences: string[] = [];
      for (const [name, call] of Object.entries(suite.api.calls) as [
        CallName,
        { access: string; method: string; path: string },
      ][]) {
        const isWrite = call.access === 'staff' && call.method !== 'GET';
        const found = writes[name];
        if (isWrite && !found && !writesOfNobody.includes(name)) differences.push(`${name}: no case`);
        if (!found) continue;
        const [who, record, body] = found;
        const url = record.split(' ').reduce((path, part) => path.replace(/:\w+/, part), call.path);
        const headers = { cookie: await suite.api.enterClinic(who) };
        const { status } = await endStaffSessionsWhile(suite.api, await idOf(who), () =>
          suite.ask({ url, method: call.method, body, headers }),
        );
        if (status !== 403) differences.push(`${name}: ${status}`);
      }
      expect(differences).toEqual([]);
    },
  );

  suite.itOnPostgres('leaves a manager where two deactivate each other at once', async () => {
    const second = { name: 'Tola Eze', email: 'tola@mail.example', roles: ['manager'] };
    await as(musa, '/staff', { ...second, specialty: null, licence: null }, 'POST');
    const [first, other] = [await idOf(musa), await idOf(second.email)];
    const cookies = await Promise.all([musa, second.email].map((email) => suite.api.enterClinic(email)));
    const seen = (await as(musa, '/staff')).body.data as { id: number }[];
    const { holdStaffWhile } = await probe();
    const responses = await holdStaffWhile(suite.api, () =>
      Promise.all(
        [other, first].map((id, index) =>
          suite.ask({
            url: `/clinic/staff/${id}`,
            method: 'PUT',
            body: { ...tola, active: false, was: seen.find((one) => one.id === id) },
            headers: { cookie: cookies[index] ?? '' },
          }),
        ),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403]);
    const left = `select count(*) from staff where active and roles::text like '%manager%'`;
    expect(Number(await suite.api.one(left))).toBe(1);
  });
});
