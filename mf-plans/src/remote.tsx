import type { RemoteModule } from '@ilera/contracts';

/** The pages and modals that this remote offers to the shell. */
const remote: RemoteModule = {
  pages: {
    'health-plans': () =>
      import(/* webpackChunkName: "page.health-plans" */ './health-plans/health-plans.page'),
    'plan-checkout': () =>
      import(/* webpackChunkName: "page.plan-checkout" */ './plan-checkout/plan-checkout.page'),
  },
  modals: {
    health_plan: () =>
      import(/* webpackChunkName: "modal.health_plan" */ './city-availability/city-availability.modal'),
    plans: () => import(/* webpackChunkName: "modal.plans" */ './plans-panel/plans-panel.modal'),
  },
};

export default remote;
