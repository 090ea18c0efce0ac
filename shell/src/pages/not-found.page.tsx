import { paths, strings } from '@shared/contracts';
import { Button, Head } from '@shared/ui';
import { usePageMounted } from '../remotes/page-mounted';
import styles from './message-page.module.css';
import { words } from './pages.words';

/** Any address that the site does not have. */
export function NotFoundPage() {
  usePageMounted(true);
  return (
    <section className={styles.page}>
      <Head title={words.notFoundTitle} description={words.notFoundDescription} />
      <h1 className={styles.heading}>{strings.notFound}</h1>
      <p>{words.notFound}</p>
      <p className={styles.actions}>
        <Button href={paths.home}>{words.toHome}</Button>
        <Button href={paths.conditions} variant="secondary">
          {words.toConditions}
        </Button>
      </p>
    </section>
  );
}
