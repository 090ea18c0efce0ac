import { brand, paths } from '@shared/contracts';
import * as calls from '@shared/contracts/calls';
import { api, hasFeature, useResource } from '@shared/runtime';
import { Container, PageHeading, BrandMark } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { HomeCallArt } from '../art/home-call';
import { PageMeta } from '../meta/page-meta';
import { Congratulations } from './congratulations';
import { WaitlistForm } from './waitlist-form';
import { words } from './waitlist.words';
import styles from './waitlist.page.module.css';

/** The names of the cities where plans are sold. */
const openCities = () =>
  api.read(calls.openCities, {}, (cities) => cities.map(({ name }) => name).filter((name) => name !== ''));

/** Where nobody has to wait (feature `open-cities`); nothing where the list does not arrive. */
const OpenCities = observer(function OpenCities() {
  const { data: names = [] } = useResource(openCities, hasFeature('open-cities') ? [] : null);
  if (names.length === 0) return null;
  return (
    <div className={styles.open}>
      <h2>{words.openToday}</h2>
      <p translate="no">{names.join(', ')}</p>
    </div>
  );
});

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
