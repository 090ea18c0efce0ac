import { Buttons, Container, cx, FactList, Button, PageHeading, type Elements } from '@ilera/ui';
import { ConsultChatArt } from '@ilera/ui/illustrations';
import { words } from './conditions.words';
import styles from './conditions-hero.module.css';

interface Props {
  /** Shown under the heading; false if the API has no search. */
  search: Elements;
  /** Whether results are shown below: then only the search remains. */
  isSearching: boolean;
}

/** The offer, its audience, the search, the lowest price, and two links into the page. */
export function ConditionsHero({ search, isSearching }: Props) {
  return (
    <div className={cx(styles.hero, isSearching && styles.searching)}>
      <Container className={styles.inner}>
        <div className={styles.words}>
          <PageHeading
            size={isSearching ? 'page' : 'display'}
            lead={isSearching ? undefined : words.hero.lead}
          >
            {words.hero.heading}
          </PageHeading>
          {search}
          {!isSearching && (
            <>
              <FactList look="plain" facts={words.hero.offers} className={styles.prices} />
              <Buttons className={styles.actions}>
                <Button href="#conditions" size="large" variant={search ? 'secondary' : 'primary'}>
                  {words.hero.toList}
                </Button>
                <Button href="#custom_conditions" size="large" variant={search ? 'quiet' : 'secondary'}>
                  {words.hero.toForm}
                </Button>
              </Buttons>
            </>
          )}
        </div>
        {!isSearching && (
          <div className={styles.picture}>
            <ConsultChatArt />
          </div>
        )}
      </Container>
    </div>
  );
}
