import { brand, paths } from '@shared/contracts';
import { Container, PageHeading, BrandMark } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { HomeCallArt } from '../art/home-call';
import { PageMeta } from '../meta/page-meta';
import { Congratulations } from './congratulations';
import { OpenCities } from './open-cities';
import { WaitlistForm } from './waitlist-form';
import { WaitlistStore } from './waitlist.store';
import { words } from './waitlist.words';
import styles from './waitlist.page.module.css';

/** `/waitlist`, for everybody: the landing page's hero with the form in the place of its button. */
export default observer(function WaitlistPage() {
  const [store] = useState(() => new WaitlistStore());
  return (
    <div className={styles.page}>
      <PageMeta
        title={`${words.title} | ${brand.name}`}
        description={words.description}
        path={paths.waitlist}
      />
      <Container className={styles.layout}>
        <div className={styles.words}>
          <p className={styles.brand}>
            <BrandMark to={paths.home} />
          </p>
          <PageHeading size="display" lead={words.lead}>
            {words.heading}
          </PageHeading>
          <HomeCallArt className={styles.scene} />
        </div>
        <div className={styles.panel}>
          <WaitlistForm store={store} />
        </div>
        <OpenCities />
      </Container>
      <Congratulations open={store.joined} onClose={store.dismiss} />
    </div>
  );
});
