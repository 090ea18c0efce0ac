import { type PageLayout, patterns } from '@ilera/contracts';
import { matchPath } from 'react-router-dom';

interface Selection {
  selectedPlan?: string;
  selectedCondition?: string;
  landingPage?: string;
  dashboardPage?: string;
}

const idIn = (pathname: string, ...of: string[]): string | undefined =>
  of.map((pattern) => matchPath(pattern, pathname)?.params.id).find((id) => id !== undefined);

/**
 * Reads the selection of the shared interface state from an address (P3.1): plan, condition, and the last
 * page of the public site or the account. Parts that the address does not name keep their values.
 * @param layout the page's layout; absent at an unknown address
 */
export function selectionOf(pathname: string, layout: PageLayout | undefined): Selection {
  const plan = idIn(pathname, patterns.planCheckout);
  const condition = idIn(pathname, patterns.condition, patterns.conditionCheckout);
  return {
    ...(plan !== undefined && { selectedPlan: plan }),
    ...(condition !== undefined && { selectedCondition: condition }),
    ...(layout === 'site' && { landingPage: pathname }),
    ...(layout === 'account' && { dashboardPage: pathname }),
  };
}
