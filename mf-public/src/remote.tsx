import type { RemoteModule } from '@ilera/contracts';

/** The pages and modals that this remote offers to the shell. */
const remote: RemoteModule = {
  pages: {
    landing: () => import(/* webpackChunkName: "page.landing" */ './landing/landing.page'),
    waitlist: () => import(/* webpackChunkName: "page.waitlist" */ './waitlist/waitlist.page'),
    blog: () => import(/* webpackChunkName: "page.blog" */ './blog/blog.page'),
    'blog-post': () => import(/* webpackChunkName: "page.blog-post" */ './blog/blog-post.page'),
    'use-cases': () => import(/* webpackChunkName: "page.use-cases" */ './use-cases/use-cases.page'),
    providers: () => import(/* webpackChunkName: "page.providers" */ './providers/providers.page'),
    pharmacies: () => import(/* webpackChunkName: "page.pharmacies" */ './pharmacies/pharmacies.page'),
    terms: () => import(/* webpackChunkName: "page.terms" */ './legal/terms.page'),
    privacy: () => import(/* webpackChunkName: "page.privacy" */ './legal/privacy.page'),
  },
  modals: {
    employerSignUp: () =>
      import(/* webpackChunkName: "modal.employerSignUp" */ './overlays/employer-sign-up.modal'),
    processSignUp: () =>
      import(/* webpackChunkName: "modal.processSignUp" */ './overlays/process-sign-up.modal'),
    join: () => import(/* webpackChunkName: "modal.join" */ './providers/join.modal'),
  },
};

export default remote;
