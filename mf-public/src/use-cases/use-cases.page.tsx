import { brand, paths } from '@ilera/contracts';
import { LagosOfficeArt } from '@ilera/ui/illustrations';
import { Placeholder } from '../placeholder/placeholder';
import { strings } from '../strings';

/** The words of the page about use cases. */
const words = {
  title: 'Use cases',
  description: `How individuals, families and teams use ${brand.name}. This page is being written.`,
  heading: strings.useCasesPending,
  lead: 'Until it is ready: individuals and families can pay for each visit or take a plan, and teams can cover everyone they employ.',
  action: 'Compare health plans',
} as const;

/** `/use-cases`, for everybody: unfinished, with a quoted wording (R4.30). */
export default function UseCasesPage() {
  return <Placeholder words={words} art={<LagosOfficeArt />} href={paths.healthPlans} />;
}
