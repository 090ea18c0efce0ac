import { paths } from '@ilera/contracts';
import { Button, cx, type Elements, FailedState, Head, NotFoundTags, PageHeading } from '@ilera/ui';
import styles from './condition-heading.module.css';

/** The words for a condition that does not exist or did not load, on its page and in the checkout. */
const words = {
  title: 'Condition not found',
  heading: 'We could not find this condition',
  lead: 'It may have been renamed or removed. The list has everything that we treat.',
  all: 'See all conditions',
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

interface Props {
  /** Whether there is no such condition, which search engines are told, too; else why something did not load. */
  of: { isMissing: boolean; failure: unknown };
  words: { title: string; failed: string };
  onRetry: () => unknown;
}

/** In place of a condition that cannot be shown. */
export function NoCondition({ of: { isMissing, failure }, words: own, onRetry }: Props) {
  if (!isMissing)
    return (
      <>
        <Head title={own.title} />
        <h1 className={styles.failedTitle}>{own.failed}</h1>
        <FailedState failure={failure} onRetry={onRetry} />
      </>
    );
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
