import { Head, PageHeading } from '@shared/ui';
import { words } from './health-plans-placeholder.words';

/** /account/health_plans, for who is signed in: a placeholder (R4.60). */
export default function HealthPlansPlaceholderPage() {
  return (
    <>
      <Head title={words.title} />
      <PageHeading lead={words.lead}>{words.heading}</PageHeading>
    </>
  );
}
