import type { RemoteModule } from '@ilera/contracts';

/** The pages and modals that this remote offers to the shell. */
const remote: RemoteModule = {
  pages: {
    'sign-in': () => import(/* webpackChunkName: "page.sign-in" */ './sign-in/sign-in.page'),
    'sign-up': () => import(/* webpackChunkName: "page.sign-up" */ './sign-up/sign-up.page'),
    'forgot-password': () =>
      import(/* webpackChunkName: "page.forgot-password" */ './forgot-password/forgot-password.page'),
    'reset-password': () =>
      import(/* webpackChunkName: "page.reset-password" */ './reset-password/reset-password.page'),
    'verify-account': () =>
      import(/* webpackChunkName: "page.verify-account" */ './verify-account/verify-account.page'),
    'google-callback': () =>
      import(/* webpackChunkName: "page.google-callback" */ './google/google-callback.page'),
    'complete-profile': () =>
      import(/* webpackChunkName: "page.complete-profile" */ './complete-profile/complete-profile.page'),
    'employee-invite': () =>
      import(/* webpackChunkName: "page.employee-invite" */ './employee-invite/employee-invite.page'),
  },
  modals: {
    login: () => import(/* webpackChunkName: "modal.login" */ './sign-in/login.modal'),
    signUp: () => import(/* webpackChunkName: "modal.signUp" */ './sign-up/sign-up.modal'),
    forgotPassword: () =>
      import(/* webpackChunkName: "modal.forgotPassword" */ './forgot-password/forgot-password.modal'),
    passwordReset: () =>
      import(/* webpackChunkName: "modal.passwordReset" */ './forgot-password/password-reset.modal'),
    newPassword: () =>
      import(/* webpackChunkName: "modal.newPassword" */ './reset-password/new-password.modal'),
  },
};

export default remote;
