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

/** /clinic/waitlist, for managers: how many wait where, where plans are sold, and telling who waits. */
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

/** How many wait in which city. */
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

/** How many wait in which city, the list as CSV, where plans are sold, and "we are open" to those who were not told. */
const WaitlistScreen = observer(function WaitlistScreen() {
  const { data: rows = [], status, failure, reload } = useResource(waitingCities, []);
  const [isTold, setIsTold] = useState(false);
  const handleTell = async (body: TellWaitlistBody) => {
    setIsTold(false);
    await askClinic(calls.tellWaitlist, { body });
    await reload();
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
            // Anew for the groups that are left.
            <TellForm key={JSON.stringify(rows)} rows={rows} onTell={handleTell} />
          )}
        </>
      )}
    </>
  );
});
