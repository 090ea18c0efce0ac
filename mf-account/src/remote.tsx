import type { RemoteModule } from '@ilera/contracts';

/** The pages and modals that this remote offers to the shell. */
const remote: RemoteModule = {
  pages: {
    'account-shell': () =>
      import(/* webpackChunkName: "page.account-shell" */ './account-layout/account-layout.page'),
    'account-home': () =>
      import(/* webpackChunkName: "page.account-home" */ './account-home/account-home.page'),
    history: () => import(/* webpackChunkName: "page.history" */ './history/history.page'),
    'health-plan': () => import(/* webpackChunkName: "page.health-plan" */ './health-plan/health-plan.page'),
    'health-plans-placeholder': () =>
      import(
        /* webpackChunkName: "page.health-plans-placeholder" */ './health-plans-placeholder/health-plans-placeholder.page'
      ),
    settings: () => import(/* webpackChunkName: "page.settings" */ './settings/settings.page'),
    'guest-visit': () => import(/* webpackChunkName: "page.guest-visit" */ './guest-visit/guest-visit.page'),
  },
  modals: {
    claiming: () => import(/* webpackChunkName: "modal.claiming" */ './make-claim/claiming.modal'),
    upgrade: () => import(/* webpackChunkName: "modal.upgrade" */ './upgrade/upgrade.modal'),
    visit: () => import(/* webpackChunkName: "modal.visit" */ './visits/visit.modal'),
    receipt: () => import(/* webpackChunkName: "modal.receipt" */ './receipt/receipt.modal'),
    add_member: () => import(/* webpackChunkName: "modal.add_member" */ './invite/add-member.modal'),
    add_employee: () => import(/* webpackChunkName: "modal.add_employee" */ './invite/add-employee.modal'),
  },
};

export default remote;
