import type { TellWaitlistBody, WaitingCity } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { useResource } from '@ilera/runtime';
import {
  DoneNotice,
  DownloadIcon,
  FailedState,
  PageHeading,
  SaveButton,
  Table,
  type TableColumn,
} from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { askClinic, readClinic } from '../desk/ask-clinic';
import { Desk } from '../desk/desk';
import { CityForm, TellForm } from './waitlist-forms';
import { words } from './waitlist.words';

/** /clinic/waitlist, for managers: the waitlist by city, the cities where plans are sold, and notifications. */
export default function WaitlistPage() {
  return (
    <Desk title={words.title} roles={['manager']}>
      <WaitlistScreen />
    </Desk>
  );
}

const columns: TableColumn<WaitingCity>[] = [
  { key: 'city', header: words.city, onPhone: 'lead', cell: ({ city }) => city ?? words.noCity },
  { key: 'people', header: words.people, align: 'end', cell: ({ people }) => String(people) },
  { key: 'told', header: words.toldCount, align: 'end', cell: ({ told }) => String(told) },
];

/** The number of people waiting in each city. */
const WaitlistTable = ({ rows, loading }: { rows: readonly WaitingCity[]; loading: boolean }) => (
  <Table
    caption={words.table}
    columns={columns}
    rows={rows}
    rowKey={({ city }) => city ?? ''}
    loading={loading}
    empty={words.none}
  />
);

const waitingCities = () => readClinic(calls.waitlist, {});

/** The waitlist by city, its CSV file, the open cities, and "we are open" mails to people not yet notified. */
const WaitlistScreen = observer(function WaitlistScreen() {
  const { data: rows = [], status, failure, reload } = useResource(waitingCities, []);
  const [isTold, setIsTold] = useState(false);
  const handleTell = async (body: TellWaitlistBody) => {
    setIsTold(false);
    await askClinic(calls.tellWaitlist, { body });
    await reload({ outdated: true });
    setIsTold(true);
  };
  return (
    <>
      <PageHeading
        lead={words.lead}
        action={
          <SaveButton
            icon={<DownloadIcon />}
            read={() => askClinic(calls.waitlistCsv)}
            name="waitlist.csv"
            type="text/csv"
          >
            {words.csv}
          </SaveButton>
        }
      >
        {words.title}
      </PageHeading>
      {isTold && <DoneNotice>{words.told}</DoneNotice>}
      {status === 'failed' ? (
        <FailedState title={words.notLoaded} failure={failure} onRetry={reload} />
      ) : (
        <>
          <WaitlistTable rows={rows} loading={status === 'loading'} />
          <CityForm />
          {rows.some(({ people, told }) => told < people) && (
            // Resets the form for the remaining groups.
            <TellForm key={JSON.stringify(rows)} rows={rows} onTell={handleTell} />
          )}
        </>
      )}
    </>
  );
});
