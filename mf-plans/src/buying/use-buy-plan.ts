import { pathTo, type SiteConfig } from '@ilera/contracts';
import type { Frequency } from '@ilera/format';
import { modals, rememberTargetPlan, runtimeConfig, session, useNavigate } from '@ilera/runtime';

/** What Buy Plan does, and what comes after the city is known (P4.8). The frequency goes along (R4.42). */
export function useBuyPlan() {
  const navigate = useNavigate();

  /** Opens the checkout; somebody who is signed out signs in first and is led on from there. */
  const checkOut = (planId: string | number, people: number, frequency?: string) => {
    if (session.signedIn) {
      void navigate(pathTo.planCheckout(planId, people, frequency));
      return;
    }
    rememberTargetPlan({ plan_id: String(planId), number: people }, frequency);
    void navigate(pathTo.signIn('purchase'));
  };

  const buy = (planId: string | number, people: number, chosen: Frequency) => {
    // The address leaves the default out.
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
 * Whether buying asks for the city first (R4.17): always or never where the configuration says
 * so, otherwise unless the person's record names a city already.
 */
export function needsCityCheck(
  rule: SiteConfig['cityCheck'],
  user: { city?: string | null } | null,
): boolean {
  if (rule !== 'auto') return rule === 'always';
  return !user?.city?.trim();
}
