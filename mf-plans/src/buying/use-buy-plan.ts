import { pathTo, type SiteConfig } from '@ilera/contracts';
import type { Frequency } from '@ilera/format';
import { modals, rememberTargetPlan, runtimeConfig, session, useNavigate } from '@ilera/runtime';

/** The action of Buy Plan, and the step after the city is known (P4.8). Passes the frequency on (R4.42). */
export function useBuyPlan() {
  const navigate = useNavigate();

  /** Opens the checkout; signed-out people sign in first and are then led to the checkout. */
  const checkOut = (planId: string | number, people: number, frequency?: string) => {
    if (session.signedIn) {
      void navigate(pathTo.planCheckout(planId, people, frequency));
      return;
    }
    rememberTargetPlan({ plan_id: String(planId), number: people }, frequency);
    void navigate(pathTo.signIn('purchase'));
  };

  const buy = (planId: string | number, people: number, chosen: Frequency) => {
    // The address omits the default.
    const frequency = chosen === 'quarter' ? undefined : chosen;
    if (needsCityCheck(runtimeConfig.cityCheck, session.user)) {
      modals.open('health_plan', {
        plan_id: String(planId),
        number: people,
        ...(frequency && { frequency }),
      });
    } else {
      checkOut(planId, people, frequency);
    }
  };

  return { buy, checkOut };
}

/**
 * Whether buying asks for the city first (R4.17): as the configuration says, or unless the person's record
 * already names a city.
 */
export function needsCityCheck(
  rule: SiteConfig['cityCheck'],
  user: { city?: string | null } | null,
): boolean {
  if (rule !== 'auto') return rule === 'always';
  return !user?.city?.trim();
}
