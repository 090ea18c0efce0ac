import { Head, PageHeading } from '@ilera/ui';

/** The words of the unfinished page. */
const words = {
  heading: 'Health plans',
  lead: 'This page is under development.',
} as const;

/** /account/health_plans, for signed-in people: a placeholder (R4.60). */
export default function HealthPlansPlaceholderPage() {
  return (
    <>
      <Head title={words.heading} />
      <PageHeading lead={words.lead}>{words.heading}</PageHeading>
    </>
  );
}
