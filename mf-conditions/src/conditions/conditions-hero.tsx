import { Container, LinkButton, PageHeading } from '@shared/ui';
import { ConsultChatArt } from '@shared/ui/illustrations';
import styles from './conditions-hero.module.css';

/** What the page offers, for whom, from which price, and two links into the page. */
export function ConditionsHero() {
  return (
    <div className={styles.hero}>
      <Container className={styles.inner}>
        <div className={styles.words}>
          <PageHeading
            size="display"
            lead="20+ common conditions, treated by licensed doctors in Nigeria. Day or night, from wherever you are."
          >
            Tell a doctor what you feel
          </PageHeading>
          <dl className={styles.prices}>
            <div>
              <dt>By message</dt>
              <dd>from N999</dd>
            </div>
            <div>
              <dt>By video call</dt>
              <dd>from N1,999</dd>
            </div>
            <div>
              <dt>Open</dt>
              <dd>24/7</dd>
            </div>
          </dl>
          <div className={styles.actions}>
            <LinkButton href="#conditions" size="large">
              See conditions
            </LinkButton>
            <LinkButton href="#custom_conditions" size="large" variant="secondary">
              Don&apos;t know your condition?
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
