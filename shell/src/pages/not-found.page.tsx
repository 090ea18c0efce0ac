import { brand, paths, strings } from '@shared/contracts';
import { LinkButton, Head } from '@shared/ui';
import { usePageMounted } from '../remotes/page-mounted';
import styles from './message-page.module.css';

/** Any address that the site does not have. */
export function NotFoundPage() {
  usePageMounted(true);
  return (
    <section className={styles.page}>
      <Head title={`Page not found | ${brand.name}`} description="There is no page at this address." />
      <h1 className={styles.heading}>{strings.notFound}</h1>
      <p>There is no page at this address. It may have moved, or the address may have a typing mistake.</p>
      <p className={styles.actions}>
        <LinkButton href={paths.home}>Go to the home page</LinkButton>
        <LinkButton href={paths.conditions} variant="secondary">
          See conditions we treat
        </LinkButton>
      </p>
    </section>
  );
}
