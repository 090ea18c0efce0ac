import { brand } from '@shared/contracts';
import { Head, PageHeading } from '@shared/ui';

/** /account/health_plans, for who is signed in: a placeholder (R4.60). */
export default function HealthPlansPlaceholderPage() {
  return (
    <>
      <Head title={`Health plans | ${brand.name}`} />
      <PageHeading lead="This page is under development.">Health plans</PageHeading>
    </>
  );
}
