import * as calls from '@shared/contracts/calls';
import { failureMessage, useResource } from '@shared/runtime';
import { ChipGroup, FailedState, PageHeading, Pagination } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { claimStatus } from '../components/claim-status';
import { readClinic } from '../desk/ask-clinic';
import { ClaimsTable } from './claims-table';
import { words } from './claims.words';
import { type Show, shows, useClaimsView } from './view';

const claimsOf = (show: Show, page: number) =>
  readClinic(calls.deskClaims, { query: { page, status: show === 'waiting' ? undefined : show } });

/** The claims that wait, the longest first, or those of one status. */
export const ClaimsList = observer(function ClaimsList() {
  const { show, page, choose, turn } = useClaimsView();
  const { data, status, failure, reload } = useResource(claimsOf, [show, page], true);
  return (
    <>
      <PageHeading>{words.heading}</PageHeading>
      <ChipGroup
        label={words.show}
        value={show}
        onChange={choose}
        chips={shows.map((id) => ({
          id,
          label: <span>{id === 'waiting' ? words.waiting : claimStatus(id).label}</span>,
        }))}
      />
      {status === 'failed' ? (
        <FailedState title={words.notLoaded} onRetry={() => void reload()}>
          {failureMessage(failure)}
        </FailedState>
      ) : (
        <ClaimsTable rows={data?.data ?? []} loading={status === 'loading'} />
      )}
      {data && <Pagination page={page} pageCount={data.last_page} onPage={turn} label={words.pages} />}
    </>
  );
});
