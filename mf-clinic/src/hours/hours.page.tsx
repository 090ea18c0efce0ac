import * as calls from '@ilera/contracts/calls';
import { useResource } from '@ilera/runtime';
import { Loaded, PageHeading, Skeleton, Spinner, lazyComponent } from '@ilera/ui';
import { Suspense } from 'react';
import { readClinic } from '../desk/ask-clinic';
import { Desk } from '../desk/desk';
import { words } from './hours.words';

/** /clinic/hours, for managers: the times at which visits can be booked. */
export default function HoursPage() {
  return (
    <Desk title={words.title} roles={['manager']}>
      <Hours />
    </Desk>
  );
}

const HoursForm = lazyComponent(() => import(/* webpackChunkName: "hours-form" */ './hours-form'));
const clinicHours = () => readClinic(calls.clinicHours, {});

function Hours() {
  const store = useResource(clinicHours, []);
  return (
    <>
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      <Loaded of={store} words={words} skeleton={<Skeleton lines={8} />}>
        {(hours) => (
          <Suspense fallback={<Spinner label={words.loading} />}>
            <HoursForm store={store} hours={hours} />
          </Suspense>
        )}
      </Loaded>
    </>
  );
}
