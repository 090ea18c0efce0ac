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
 * What an address selects in the shared interface state (P3.1): its plan, its condition, and itself as the
 * last page of the public site or of the account. What it says nothing of keeps its value.
 * @param layout that of the page; absent at an unknown address
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
