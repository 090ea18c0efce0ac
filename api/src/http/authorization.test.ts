/** @jest-environment ./api/src/testing/native-environment.cjs */
// Long, because every call has its line in one table.
import { onDatabase, type ParsedResponse } from '../testing/on-database';

/**
 * The callers. `owner` has a plan of their own; `beneficiary` has an employer; `care` to `manager` are staff of
 * the clinic; the cookie of `left` is of somebody who was deactivated.
 */
const customers = ['nobody', 'garbage', 'expired', 'revoked', 'owner', 'other', 'beneficiary'] as const;
const staff = {
  care: 'kemi.care@ilera.example',
  doctor: 'nneka.doctor@ilera.example',
  support: 'sola.support@ilera.example',
  claims: 'ugo.claims@ilera.example',
  manager: 'musa.manager@ilera.example',
  left: 'yusuf.doctor@ilera.example',
};
const callers = [...customers, ...(Object.keys(staff) as (keyof typeof staff)[])] as const;
type Caller = (typeof callers)[number];
const isStaff = (caller: Caller): caller is keyof typeof staff => caller in staff;

/** Who may make a call, and the status for everybody else. */
type Access = Record<Caller, 'in' | number>;

const publicTo: Access = {
  nobody: 'in',
  garbage: 'in',
  expired: 'in',
  revoked: 'in',
  owner: 'in',
  other: 'in',
  beneficiary: 'in',
  care: 'in',
  doctor: 'in',
  support: 'in',
  claims: 'in',
  manager: 'in',
  left: 'in',
};
/** A session of the clinic is none of a customer. */
const noStaff = { care: 401, doctor: 401, support: 401, claims: 401, manager: 401, left: 401 };
const signedIn: Access = {
  nobody: 401,
  garbage: 401,
  expired: 401,
  revoked: 401,
  owner: 'in',
  other: 'in',
  beneficiary: 'in',
  ...noStaff,
};
const managers: Access = { ...signedIn, beneficiary: 403 };
/** The path names `owner`. */
const self: Access = { ...signedIn, other: 403, beneficiary: 403 };
/** A session of a customer is none of the clinic. Never 401, at which the site ends that session. */
const staffWith = (...roles: (keyof typeof staff)[]) =>
  ({
    ...Object.fromEntries(customers.map((caller) => [caller, 403])),
    ...{ care: 403, doctor: 403, support: 403, claims: 403, manager: 403, left: 403 },
    ...Object.fromEntries(roles.map((role) => [role, 'in'])),
  }) as Access;
const allStaff = staffWith('care', 'doctor', 'support', 'claims', 'manager');
const atVisits = staffWith('care', 'doctor', 'manager');
const inCare = staffWith('care', 'doctor');
const atSupport = staffWith('support', 'manager');
const atClaims = staffWith('claims', 'manager');

/** Every call of the contract, with who may make it. A call without an entry fails the test. */
const table: Record<string, Access> = {
  visitPrices: publicTo,
  conditionCategories: publicTo,
  conditions: publicTo,
  condition: publicTo,
  searchConditions: publicTo,
  conditionDiscount: publicTo,
  payForCondition: publicTo,
  conditionPaymentResult: publicTo,
  guestReceipt: publicTo,
  guestReceiptPdf: publicTo,
  countries: publicTo,
  states: publicTo,
  cities: publicTo,
  openCities: publicTo,
  joinWaitlist: publicTo,
  login: publicTo,
  register: publicTo,
  forgotPassword: publicTo,
  resetPassword: publicTo,
  verifyAccount: publicTo,
  startGoogle: publicTo,
  plan: publicTo,
  plans: publicTo,
  plansOfType: publicTo,
  profile: signedIn,
  updateProfile: signedIn,
  changePassword: signedIn,
  sendVerification: signedIn,
  bookAppointment: signedIn,
  logout: signedIn,
  paymentResult: signedIn,
  appointments: self,
  visit: signedIn,
  nextVisit: signedIn,
  moveVisit: signedIn,
  cancelVisit: signedIn,
  payments: self,
  paymentsCsv: managers,
  receipt: signedIn,
  receiptPdf: signedIn,
  updateCard: managers,
  claimables: managers,
  claim: managers,
  claims: signedIn,
  claimEvidence: signedIn,
  setClaimAccount: signedIn,
  accessLog: signedIn,
  exportData: signedIn,
  exportFiles: signedIn,
  eraseData: signedIn,
  employees: managers,
  removeEmployee: managers,
  seats: managers,
  inviteEmployees: managers,
  resendInvitation: managers,
  acceptInvitation: signedIn,
  declineInvitation: signedIn,
  leavePlan: signedIn,
  takeUpPlan: signedIn,
  refundGivenUpPlan: signedIn,
  planDiscount: managers,
  planQuote: managers,
  subscribePlan: managers,
  visitCare: signedIn,
  visitLetter: signedIn,
  sendVisitFiles: signedIn,
  sendGuestFiles: publicTo,
  clinicFile: inCare,
  guestCare: publicTo,
  guestLetter: publicTo,
  moveGuestVisit: publicTo,
  cancelGuestVisit: publicTo,
  verifyPrescription: publicTo,
  slots: publicTo,
  clinicSignIn: publicTo,
  clinicMe: publicTo,
  clinicSignOut: allStaff,
  clinicStaff: atVisits,
  inviteStaff: staffWith('manager'),
  changeStaff: staffWith('manager'),
  clinicVisits: atVisits,
  clinicEvents: atVisits,
  clinicVisit: atVisits,
  clinicReason: inCare,
  clinicLetter: inCare,
  assignVisit: atVisits,
  setVisitState: inCare,
  writeNote: staffWith('doctor'),
  prescribe: staffWith('doctor'),
  withdrawPrescription: staffWith('doctor'),
  refer: staffWith('doctor'),
  clinicHours: atVisits,
  setClinicHours: staffWith('manager'),
  deskClaims: atClaims,
  deskClaim: atClaims,
  deskEvidence: atClaims,
  deskClaimAccount: atClaims,
  decideClaim: atClaims,
  coupons: staffWith('manager'),
  makeCoupon: staffWith('manager'),
  changeCoupon: staffWith('manager'),
  changeCity: staffWith('manager'),
  waitlist: staffWith('manager'),
  waitlistCsv: staffWith('manager'),
  tellWaitlist: staffWith('manager'),
  supportSearch: atSupport,
  paymentIssues: atSupport,
  closeIssue: atSupport,
  deadMails: atSupport,
  retryMail: atSupport,
  supportPerson: atSupport,
  askProvider: atSupport,
  supportRefund: atSupport,
  supportMoveVisit: atSupport,
  supportCancelVisit: atSupport,
  sendVisitMail: atSupport,
  sendPaymentMail: atSupport,
  resendMail: atSupport,
  correctAddress: atSupport,
  leaveNote: atSupport,
};

onDatabase('who may call what', (suite) => {
  const emails: Partial<Record<Caller, string>> = {
    owner: 'bayo.planholder@ilera.example',
    other: 'chioma.family@ilera.example',
    beneficiary: 'grace.employee@ilera.example',
  };

  async function tokenOf(caller: Caller): Promise<string | null> {
    if (caller === 'nobody' || isStaff(caller)) return null;
    if (caller === 'garbage') return 'garbage-that-looks-like-a-token-but-is-none';
    const token = await suite.api.signIn(emails[caller] ?? emails.owner ?? '');
    if (caller === 'revoked') await suite.post('/auth/individual/logout', {}, token);
    return token;
  }

  /** Allowed means that the response to an empty request is not about the caller. */
  const isIn = (response: ParsedResponse) => response.status !== 401 && response.status !== 403;

  it('covers every call of the contract (P7.1, A7.1, R4.37, R4.38)', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(suite.api.calls).sort());
  });

  it.each(callers)('treats %s as the table says, at every call', async (caller) => {
    const owner = await suite.api.userId(emails.owner ?? '');
    if (caller === 'expired') {
      // Made now and used after its twelve hours, without moving the clock of the others.
      await suite.api.run(`delete from sessions`);
    }
    if (caller === 'left')
      await suite.api.run(`update staff set active = false where email = '${staff.left}'`);
    const differences: string[] = [];
    for (const [name, call] of Object.entries(suite.api.calls)) {
      const token = await tokenOf(caller);
      if (caller === 'expired')
        await suite.api.run(`update sessions set expires_at = now() - interval '1 minute'`);
      const url = call.path.replace(':userId', String(owner)).replace(/:\w+/, '999999');
      const response = await suite.ask({
        method: call.method,
        url,
        token,
        headers: isStaff(caller) ? { cookie: await suite.api.enterClinic(staff[caller]) } : {},
        endless: 'file' in call && call.file === 'text/event-stream',
        ...(call.method === 'GET' ? {} : { body: {} }),
      });
      // Leaving took the beneficiary off the plan.
      if (name === 'leavePlan' && caller === 'beneficiary')
        await suite.api.run(`update members set ended_at = null where email = '${emails.beneficiary}'`);
      const expected = table[name]?.[caller];
      // Removing another person's member gets the same response as removing an unknown one.
      const found =
        isIn(response) || (name === 'removeEmployee' && expected === 'in') ? 'in' : response.status;
      if (found !== expected) differences.push(`${name}: ${String(found)} instead of ${String(expected)}`);
    }
    expect(differences).toEqual([]);
  });

  it.each(['', 'Bearer', 'Bearer ', 'Bearer null', 'Bearer undefined', 'Basic eDp5', 'bearer x'])(
    'takes the header "%s" for nobody',
    async (authorization) => {
      const headers = { authorization };
      expect((await suite.ask({ url: '/plan/all', headers })).status).toBe(200);
      expect((await suite.ask({ url: '/individual/profile', headers })).status).toBe(401);
    },
  );

  it('gives the same 403 for another person and for one that never was', async () => {
    const token = await suite.api.signIn(emails.owner ?? '');
    const other = await suite.api.userId(emails.other ?? '');
    for (const path of ['appointments', 'subscriptions']) {
      const existing = await suite.get(`/individual/${path}/user/${other}`, token);
      const unknown = await suite.get(`/individual/${path}/user/987654`, token);
      expect([existing.status, existing.text]).toEqual([403, unknown.text]);
    }
  });

  it('reads nothing of anybody else in a thousand guessed ids (R4.18)', async () => {
    const token = await suite.api.signIn(emails.owner ?? '');
    const own = await suite.api.userId(emails.owner ?? '');
    for (let id = 1; id <= 1000; id += 1) {
      if (id === own) continue;
      expect((await suite.get(`/individual/appointments/user/${id}`, token)).status).toBe(403);
    }
  });

  it('never lets a person write what is not theirs to write', async () => {
    const token = await suite.api.signIn('ada.individual@ilera.example');
    const before = (await suite.get('/individual/profile', token)).body.data;
    const response = await suite.ask({
      method: 'PUT',
      url: '/individual/profile',
      token,
      body: {
        ...before,
        first_name: 'Adaeze',
        last_name: 'Okafor',
        phone_number: '08030000000',
        sex: 'female',
        dob: '1990-01-01',
        country_id: undefined,
        state_id: undefined,
        city: undefined,
        street: undefined,
        id: 1,
        email: 'somebody.else@mail.example',
        employer_id: 1,
        plan: { id: 9 },
        plan_id: 9,
        password_hash: 'x',
        signup_method: 'google',
        email_verified_at: null,
      },
    });
    expect(response.status).toBe(200);
    expect(response.body.data).toEqual({
      ...before,
      first_name: 'Adaeze',
      phone_number: '08030000000',
      sex: 'female',
      dob: '1990-01-01',
    });
  });
});
