import { brand, paths } from '@shared/contracts';
import { Container, PageHeading, BrandMark } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { HomeCallArt } from '../art/home-call';
import { PageMeta } from '../meta/page-meta';
import { Congratulations } from './congratulations';
import { WaitlistForm } from './waitlist-form';
import { WaitlistStore } from './waitlist.store';
import styles from './waitlist.page.module.css';

/** `/waitlist`, for everybody: the landing page's hero with the form in the place of its button. */
export default observer(function WaitlistPage() {
  const [store] = useState(() => new WaitlistStore());
  return (
    <div className={styles.page}>
      <PageMeta
        title={`Join the waitlist | ${brand.name}`}
        description={`${brand.name} is not in your city yet? Leave your name and number and hear first when health plans start near you.`}
        path={paths.waitlist}
      />
      <Container className={styles.layout}>
        <div className={styles.words}>
          <p className={styles.brand}>
            <BrandMark to={paths.home} />
          </p>
          <PageHeading
            size="display"
            lead="Health plans open city by city. Leave your details and we write to you as soon as there are clinics and pharmacies to use yours at."
          >
            Be first when we reach your city
          </PageHeading>
          <HomeCallArt className={styles.scene} />
        </div>
        <div className={styles.panel}>
          <WaitlistForm store={store} />
        </div>
      </Container>
      <Congratulations open={store.status === 'joined'} onClose={store.dismiss} />
    </div>
  );
});
