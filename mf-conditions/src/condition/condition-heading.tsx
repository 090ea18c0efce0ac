import { paths } from '@ilera/contracts';
import { Button, cx, type Elements, FailedState, Head, NotFoundTags, PageHeading } from '@ilera/ui';
import styles from './condition-heading.module.css';

/** The words for a missing condition, on its page and in the checkout. */
const words = {
  title: 'Condition not found',
  heading: 'We could not find this condition',
  lead: 'It may have been renamed or removed. The list has everything that we treat.',
  all: 'See all conditions',
} as const;

const longTitle = 60;

/**
 * The name of a condition. A long description gets a smaller size.
 * @param children shown while the name loads
 */
export function ConditionHeading({ title, children }: { title: string; children?: Elements }) {
  return (
    <PageHeading className={cx(styles.heading, title.length > longTitle && styles.long)}>
      {title || children}
    </PageHeading>
  );
}

interface Props {
  /** Whether the condition does not exist, which search engines learn too; otherwise the failure of the load. */
  of: { isMissing: boolean; failure: unknown };
  words: { title: string; failed: string };
  onRetry: () => unknown;
}

/** Replaces a condition that cannot be shown. */
export function NoCondition({ of: { isMissing, failure }, words: failedWords, onRetry }: Props) {
  if (!isMissing)
    return (
      <>
        <Head title={failedWords.title} />
        <h1 className={styles.failedTitle}>{failedWords.failed}</h1>
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
