import { brand, paths } from '@shared/contracts';
import { Container, PageHeading, BrandMark } from '@shared/ui';
import { useState } from 'react';
import { HomeCallArt } from '../art/home-call';
import { PageMeta } from '../meta/page-meta';
import { Congratulations } from './congratulations';
import { OpenCities } from './open-cities';
import { WaitlistForm } from './waitlist-form';
import { words } from './waitlist.words';
import styles from './waitlist.page.module.css';

/** `/waitlist`, for everybody: the landing page's hero with the form in the place of its button. */
export default function WaitlistPage() {
  const [joined, setJoined] = useState(false);
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
          <WaitlistForm onJoined={() => setJoined(true)} />
        </div>
        <OpenCities />
      </Container>
      <Congratulations open={joined} onClose={() => setJoined(false)} />
    </div>
  );
}
