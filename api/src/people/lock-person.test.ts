import type { CallName } from '@ilera/contracts/api';
import { addClaim } from '../testing/clinic/add-claim';
import { startInNextYear, year } from '../testing/booking-days';
import { loadNative } from '../testing/native';
import { formData, onDatabase, type Suite } from '../testing/on-database';
import type { Asked } from '../testing/test-api';
import type * as Probe from '../testing/probes/end-sessions-while';
import { pdfFile } from '../testing/evidence-files/pdf-file';

const ada = 'ada.individual@ilera.example';
const bayo = 'bayo.planholder@ilera.example';
const chioma = 'chioma.family@ilera.example';
const grace = 'grace.employee@ilera.example';
const password = 'Ilera-demo-2026';
const pdf = pdfFile();

/** What these calls write is of nobody, or of this session alone. */
const writesOfNobody: CallName[] = ['logout', 'planDiscount', 'planQuote'];

/** Who asks, for which record, with what. */
type Write = [who: string, record: string, asked: Pick<Asked, 'body' | 'raw'>];

/** Every call that writes of the person who makes it, as one that would be done. */
async function writesOf(suite: Suite): Promise<Partial<Record<CallName, Write>>> {
  const at = (time: string) => `3-4-${year} ${time}`;
  const visit = { day: 4, month: 2, year, method: 'video', id: 'custom', description: 'a cough' };
  const book = (time: string) => ({ ...visit, time, date: at(time) });
  const [adas, chiomas] = [await suite.api.signIn(ada), await suite.api.signIn(chioma)];
  const booked = await suite.post('/individual/free_health_care/custom', book('10:15 am'), adas);
  const invite = (name: string, email: string) => ({ people: [{ name, email }] });
  await suite.post('/individual/employees/invite', invite('Ada Okafor', ada), chiomas);
  const member = (email: string) => suite.api.one(`select id from members where email = '${email}'`);
  const [reference, invitation] = [booked.body.data.reference as string, await member(ada)];
  const fields = { claimable_id: '1', user_id: String(await suite.api.userId(bayo)), comment: 'x' };
  const file = { name: 'evidence', filename: 'a.pdf', type: 'application/pdf', content: pdf };
  const back = 'http://localhost:3000/account/home';
  const plan = { plan_id: 1, frequency: 'quarter', quantity: 1, redirect_url: back };
  const next = { password: 'another secret of mine', password_confirmation: 'another secret of mine' };
  return {
    updateProfile: [ada, '', { body: { street: '1 Allen Avenue' } }],
    changePassword: [ada, '', { body: { current_password: password, ...next } }],
    bookVisit: [ada, 'custom', { body: book('11:15 am') }],
    moveVisit: [ada, reference, { body: { date: at('12:15 pm') } }],
    cancelVisit: [ada, reference, { body: {} }],
    sendVisitFiles: [ada, reference, { raw: formData({}, [file]) }],
    claim: [bayo, '', { raw: formData(fields, [file]) }],
    setClaimAccount: [
      bayo,
      await addClaim(suite, bayo, 'approved'),
      { body: { bank: 'Zenith Bank', number: '2087654321' } },
    ],
    subscribePlan: [ada, '', { body: { first_name: 'Ada', last_name: 'Okafor', ...plan } }],
    updateCard: [ada, '', {}],
    inviteEmployees: [chioma, '', { body: invite('Uju Eze', 'uju@mail.example') }],
    resendInvitation: [chioma, invitation, { body: {} }],
    removeEmployee: [chioma, await member('kosi.eze@ilera.example'), {}],
    acceptInvitation: [ada, invitation, { body: {} }],
    declineInvitation: [ada, invitation, {}],
    leavePlan: [grace, '', {}],
    sendVerification: [ada, '', {}],
    takeUpPlan: [ada, '', {}],
    refundGivenUpPlan: [ada, '', {}],
    eraseData: [ada, '', { body: { password, confirmation: 'ERASE' } }],
  };
}

onDatabase('a write whose session ends while it runs', (suite) => {
  startInNextYear(suite);
  suite.itOnPostgres('is refused and done by nobody, at every call', async () => {
    const writes = await writesOf(suite);
    const { endSessionsWhile } = await loadNative<typeof Probe>('./probes/end-sessions-while.ts');
    const differences: string[] = [];
    for (const [name, call] of Object.entries(suite.api.calls) as [
      CallName,
      { access: string; method: string; path: string },
    ][]) {
      const isWrite = call.access !== 'public' && call.access !== 'staff' && call.method !== 'GET';
      const [who, record, asked] = writes[name] ?? [];
      if (isWrite && !asked && !writesOfNobody.includes(name)) differences.push(`${name}: no case`);
      if (!who || !asked) continue;
      const url = call.path.replace(/:\w+/, record ?? '');
      const token = await suite.api.signIn(who);
      const { status } = await endSessionsWhile(suite.api, who, () =>
        suite.ask({ method: call.method, url, token, ...asked }),
      );
      if (status !== 401) differences.push(`${name}: ${status}`);
    }
    expect(differences).toEqual([]);
  });
});
