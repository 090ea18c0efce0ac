/** Who may make which call. Long, because every call has its line in one table. */
/**
 * The callers. `owner` has a plan of their own; `beneficiary` has an employer; `care` to `manager` are staff of
 * the clinic; the cookie of `left` is of somebody who was deactivated.
 */
const customers = ['nobody', 'garbage', 'expired', 'revoked', 'owner', 'other', 'beneficiary'] as const;
export const staff = {
  care: 'kemi.care@ilera.example',
  doctor: 'nneka.doctor@ilera.example',
  support: 'sola.support@ilera.example',
  claims: 'ugo.claims@ilera.example',
  manager: 'musa.manager@ilera.example',
  left: 'yusuf.doctor@ilera.example',
};
export const callers = [...customers, ...(Object.keys(staff) as (keyof typeof staff)[])] as const;
export type Caller = (typeof callers)[number];
export const isStaff = (caller: Caller): caller is keyof typeof staff => caller in staff;

/** Who may make a call, and the status for everybody else. */
type Access = Record<Caller, 'in' | number>;

/** The same answer for each of these callers. */
const each = <Name extends Caller>(names: readonly Name[], answer: 'in' | number) =>
  Object.fromEntries(names.map((name) => [name, answer])) as Record<Name, 'in' | number>;

const publicTo: Access = each(callers, 'in');
/** A session of the clinic is none of a customer. */
const signedIn: Access = { ...each(callers, 401), ...each(['owner', 'other', 'beneficiary'], 'in') };
const managers: Access = { ...signedIn, beneficiary: 403 };
/** The path names `owner`. */
const self: Access = { ...signedIn, other: 403, beneficiary: 403 };
/** A session of a customer is none of the clinic. Never 401, at which the site ends that session. */
const staffWith = (...roles: (keyof typeof staff)[]): Access => ({
  ...each(callers, 403),
  ...each(roles, 'in'),
});
const allStaff = staffWith('care', 'doctor', 'support', 'claims', 'manager');
const atVisits = staffWith('care', 'doctor', 'manager');
const inCare = staffWith('care', 'doctor');
const atSupport = staffWith('support', 'manager');
const atClaims = staffWith('claims', 'manager');

/** Every call of the contract, with who may make it. A call without an entry fails the test. */
export const table: Record<string, Access> = {
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
  bookVisit: signedIn,
  logout: signedIn,
  paymentResult: signedIn,
  visits: self,
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
