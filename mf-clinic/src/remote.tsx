import type { RemoteModule } from '@ilera/contracts';

/** The pages that this remote offers to the shell. */
const remote: RemoteModule = {
  pages: {
    today: () => import(/* webpackChunkName: "page.today" */ './today/today.page'),
    visit: () => import(/* webpackChunkName: "page.visit" */ './visit/visit.page'),
    staff: () => import(/* webpackChunkName: "page.staff" */ './staff/staff.page'),
    hours: () => import(/* webpackChunkName: "page.hours" */ './hours/hours.page'),
    support: () => import(/* webpackChunkName: "page.support" */ './support/support.page'),
    person: () => import(/* webpackChunkName: "page.person" */ './person/person.page'),
    coupons: () => import(/* webpackChunkName: "page.coupons" */ './coupons/coupons.page'),
    waitlist: () => import(/* webpackChunkName: "page.waitlist" */ './waitlist/waitlist.page'),
    claims: () => import(/* webpackChunkName: "page.claims" */ './claims/claims.page'),
    claim: () => import(/* webpackChunkName: "page.claim" */ './claim/claim.page'),
    prescription: () =>
      import(/* webpackChunkName: "page.prescription" */ './prescription/prescription.page'),
  },
};

export default remote;
