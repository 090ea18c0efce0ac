import { paths, strings } from '@ilera/contracts';
import { Button, Head } from '@ilera/ui';
import { usePageMounted } from '../hydration/page-mounted';
import styles from './message-page.module.css';

const words = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  text: 'There is no page at this address. It may have moved, or the address may have a typing mistake.',
  toHome: 'Go to the home page',
  toConditions: 'See conditions we treat',
} as const;

/** Any address that the site does not have. */
export function NotFoundPage() {
  usePageMounted(true);
  return (
    <section className={styles.page}>
      <Head title={words.title} description={words.description} />
      <h1 className={styles.heading}>{strings.notFound}</h1>
      <p>{words.text}</p>
      <p className={styles.actions}>
        <Button href={paths.home}>{words.toHome}</Button>
        <Button href={paths.conditions} variant="secondary">
          {words.toConditions}
        </Button>
      </p>
    </section>
  );
}
