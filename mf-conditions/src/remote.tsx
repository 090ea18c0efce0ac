import type { RemoteModule } from '@ilera/contracts';

/** The pages and modals that this remote offers to the shell. */
const remote: RemoteModule = {
  pages: {
    conditions: () => import(/* webpackChunkName: "page.conditions" */ './conditions/conditions.page'),
    condition: () => import(/* webpackChunkName: "page.condition" */ './condition/condition.page'),
    'condition-checkout': () =>
      import(
        /* webpackChunkName: "page.condition-checkout" */ './condition-checkout/condition-checkout.page'
      ),
    'account-conditions': () =>
      import(
        /* webpackChunkName: "page.account-conditions" */ './account-conditions/account-conditions.page'
      ),
  },
  modals: {
    appointment: () => import(/* webpackChunkName: "modal.appointment" */ './appointment/appointment.modal'),
  },
};

export default remote;
