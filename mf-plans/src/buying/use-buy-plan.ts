import { pathTo, strings as siteStrings } from '@shared/contracts';
import { modals, rememberTargetPlan, runtimeConfig, session, useNavigate } from '@shared/runtime';
import { needsCityCheck } from './needs-city-check';

/** What Buy Plan does, and what comes after the city is known (P4.8). */
export function useBuyPlan() {
  const navigate = useNavigate();

  /** Opens the checkout; somebody who is signed out signs in first and is led on from there. */
  const checkOut = (planId: string | number, people: number) => {
    if (session.signedIn) {
      void navigate(pathTo.planCheckout(planId, people));
      return;
    }
    rememberTargetPlan({ plan_id: String(planId), number: people });
    void navigate(pathTo.signIn({ error_message: siteStrings.loginToContinue }));
  };

  const buy = (planId: string | number, people: number) => {
    if (needsCityCheck(runtimeConfig.cityCheck, session.user)) {
      modals.open('health_plan', { plan_id: String(planId), number: people });
    } else {
      checkOut(planId, people);
    }
  };

  return { buy, checkOut };
}
