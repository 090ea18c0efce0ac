import { Container, LinkButton, PageHeading } from '@shared/ui';
import { ConsultChatArt } from '@shared/ui/illustrations';
import { words } from './conditions.words';
import styles from './conditions-hero.module.css';

/** What the page offers, for whom, from which price, and two links into the page. */
export function ConditionsHero() {
  return (
    <div className={styles.hero}>
      <Container className={styles.inner}>
        <div className={styles.words}>
          <PageHeading size="display" lead={words.hero.lead}>
            {words.hero.heading}
          </PageHeading>
          <dl className={styles.prices}>
            {words.hero.offers.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.actions}>
            <LinkButton href="#conditions" size="large">
              {words.hero.toList}
            </LinkButton>
            <LinkButton href="#custom_conditions" size="large" variant="secondary">
              {words.hero.toForm}
            </LinkButton>
          </div>
        </div>
        <div className={styles.picture}>
          <ConsultChatArt />
        </div>
      </Container>
    </div>
  );
}
