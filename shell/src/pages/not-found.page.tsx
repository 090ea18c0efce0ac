import { paths, strings } from '@shared/contracts';
import { LinkButton, Head } from '@shared/ui';
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
        <LinkButton href={paths.home}>{words.toHome}</LinkButton>
        <LinkButton href={paths.conditions} variant="secondary">
          {words.toConditions}
        </LinkButton>
      </p>
    </section>
  );
}
