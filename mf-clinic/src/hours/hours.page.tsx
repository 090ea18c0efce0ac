import { FailedState, PageHeading, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Desk } from '../desk/desk';
import { HoursForm } from './hours-form';
import { HoursStore } from './hours.store';
import { words } from './hours.words';

/** /clinic/hours, for managers: when visits can be booked. */
export default function HoursPage() {
  return (
    <Desk title={words.title} roles={['manager']}>
      <Hours />
    </Desk>
  );
}

const Hours = observer(function Hours() {
  const [store] = useState(() => new HoursStore());
  useEffect(() => void store.load(), [store]);
  const { status, failure } = store.reading;
  return (
    <>
      <PageHeading lead={words.lead}>{words.heading}</PageHeading>
      {status === 'loading' && (
        <SkeletonGroup label={words.loading}>
          <Skeleton lines={8} />
        </SkeletonGroup>
      )}
      {status === 'failed' && (
        <FailedState title={words.notLoaded} failure={failure} onRetry={() => store.load()} />
      )}
      {store.hours && <HoursForm store={store} />}
    </>
  );
});
