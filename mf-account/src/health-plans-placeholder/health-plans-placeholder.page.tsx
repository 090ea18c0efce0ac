import { Head, PageHeading } from '@ilera/ui';

/** The words of the page that is not written yet. */
const words = {
  heading: 'Health plans',
  lead: 'This page is under development.',
} as const;

/** /account/health_plans, for who is signed in: a placeholder (R4.60). */
export default function HealthPlansPlaceholderPage() {
  return (
    <>
      <Head title={words.heading} />
      <PageHeading lead={words.lead}>{words.heading}</PageHeading>
    </>
  );
}
