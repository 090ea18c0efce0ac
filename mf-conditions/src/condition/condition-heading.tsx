import { paths } from '@shared/contracts';
import { cx, type Elements, Head, Button, NotFoundTags, PageHeading } from '@shared/ui';
import styles from './condition-heading.module.css';

/** The words for a condition that does not exist or did not load, on its page and in the checkout. */
export const words = {
  title: 'Condition not found',
  heading: 'We could not find this condition',
  lead: 'It may have been renamed or removed. The list has everything that we treat.',
  all: 'See all conditions',
  wentWrong: 'Something went wrong on the way',
} as const;

const longTitle = 60;

/**
 * The name of a condition. One in a person's own words can be a paragraph: then it takes a smaller size.
 * @param children in its place while it loads
 */
export function ConditionHeading({ title, children }: { title: string; children?: Elements }) {
  return (
    <PageHeading className={cx(styles.heading, title.length > longTitle && styles.long)}>
      {title || children}
    </PageHeading>
  );
}

/** Says that there is no such condition, to search engines too. */
export function MissingCondition() {
  return (
    <>
      <Head title={words.title} />
      <NotFoundTags />
      <PageHeading lead={words.lead}>{words.heading}</PageHeading>
      <p>
        <Button href={paths.conditions}>{words.all}</Button>
      </p>
    </>
  );
}
