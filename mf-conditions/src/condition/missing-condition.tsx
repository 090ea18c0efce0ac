import { paths } from '@shared/contracts';
import { Head, LinkButton, NotFoundTags, PageHeading } from '@shared/ui';

/** The words for a condition that does not exist or did not load, on its page and in the checkout. */
export const words = {
  title: 'Condition not found',
  heading: 'We could not find this condition',
  lead: 'It may have been renamed or removed. The list has everything that we treat.',
  all: 'See all conditions',
  wentWrong: 'Something went wrong on the way',
} as const;

/** Says that there is no such condition, to search engines too. */
export function MissingCondition() {
  return (
    <>
      <Head title={words.title} />
      <NotFoundTags />
      <PageHeading lead={words.lead}>{words.heading}</PageHeading>
      <p>
        <LinkButton href={paths.conditions}>{words.all}</LinkButton>
      </p>
    </>
  );
}
