import { remoteConfig } from '@ilera/build';

/** Everybody may load the pages: the API decides who is staff, by a session that customers do not have. */
const desk = { access: 'public', layout: 'bare' };

export default remoteConfig(import.meta.url, {
  routes: [
    { path: '/clinic', page: 'today', ...desk },
    { path: '/clinic/visits/:reference', page: 'visit', ...desk },
    { path: '/clinic/staff', page: 'staff', ...desk },
    { path: '/clinic/hours', page: 'hours', ...desk },
    { path: '/clinic/claims', page: 'claims', ...desk },
    { path: '/clinic/claims/:reference', page: 'claim', ...desk },
    { path: '/clinic/coupons', page: 'coupons', ...desk },
    { path: '/clinic/waitlist', page: 'waitlist', ...desk },
    { path: '/clinic/support', page: 'support', ...desk },
    { path: '/clinic/support/:key', page: 'person', ...desk },
    { path: '/prescription/:code', page: 'prescription', access: 'public', layout: 'site' },
  ],
});
