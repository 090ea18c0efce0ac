import * as calls from '@shared/contracts/calls';
import { useResource } from '@shared/runtime';
import { Loaded, PageHeading, Skeleton } from '@shared/ui';
import { readClinic } from '../desk/ask-clinic';
import { Desk } from '../desk/desk';
import { HoursForm } from './hours-form';
import { words } from './hours.words';

/** /clinic/hours, for managers: when visits can be booked. */
export default function HoursPage() {
  return (
    <Desk title={words.title} roles={['manager']}>
      <Hours />
    </Desk>
  );
}

const clinicHours = () => readClinic(calls.clinicHours, {});

function Hours() {
  return (
    <>
      <PageHeading lead={words.lead}>{words.heading}</PageHeading>
      <Loaded of={useResource(clinicHours, [])} words={words} skeleton={<Skeleton lines={8} />}>
        {(hours) => <HoursForm hours={hours} />}
      </Loaded>
    </>
  );
}
