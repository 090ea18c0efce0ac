import { paths } from '@ilera/contracts';
import * as calls from '@ilera/contracts/calls';
import { api, hasFeature, useResource } from '@ilera/runtime';
import { BrandMark, Container, Dialog, Head, Button, PageHeading } from '@ilera/ui';
import { MailSentArt } from '@ilera/ui/illustrations';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { HomeCallArt } from '../art/home-call';
import { strings } from '../strings';
import { WaitlistForm } from './waitlist-form';
import styles from './waitlist.page.module.css';
import { words } from './waitlist.words';

/** The names of the cities in which plans are sold. */
const openCities = () =>
  api.read(calls.openCities, {}, (cities) => cities.map(({ name }) => name).filter((name) => name !== ''));

/** Cities without a wait (feature `open-cities`); renders nothing if the list fails to load. */
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

/** `/waitlist`, for everybody: the landing page's hero, with the form instead of its button. */
export default function WaitlistPage() {
  const [joined, setJoined] = useState(false);
  return (
    <div className={styles.page}>
      <Head title={words.title} description={words.description} />
      <Container className={styles.layout}>
        <div>
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
      {joined && <Congratulations onClose={() => setJoined(false)} />}
    </div>
  );
}

/** Confirms the place on the list (P8.4), with a link onwards. */
function Congratulations({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={words.joinedTitle} size="small" onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.mailArt}>
          <MailSentArt />
        </div>
        <p>{strings.waitlistJoined}</p>
        <Button href={paths.conditions} block>
          {words.seeToday}
        </Button>
      </div>
    </Dialog>
  );
}
