import * as calls from '@shared/contracts/calls';
import { useResource } from '@shared/runtime';
import { ChipGroup, FailedState, PageHeading, Pagination, useQueryState } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { claimStatus } from '../components/status-labels';
import { readClinic } from '../desk/ask-clinic';
import { Desk } from '../desk/desk';
import { ClaimsTable } from './claims-table';
import { words } from './claims.words';

/** /clinic/claims, for the claims desk and managers: the claims that wait. */
export default function ClaimsPage() {
  return (
    <Desk title={words.title} roles={['claims', 'manager']}>
      <ClaimsList />
    </Desk>
  );
}

/** Which claims are shown; `waiting` are those that are undecided or unpaid. */
const shows = ['waiting', 'processing', 'approved', 'paid', 'refused'] as const;
type Show = (typeof shows)[number];

const defaults = { show: shows, page: 1 } as const;

const claimsOf = (show: Show, page: number) =>
  readClinic(calls.deskClaims, { query: { page, status: show === 'waiting' ? undefined : show } });

/** The claims that wait, the longest first, or those of one status. */
const ClaimsList = observer(function ClaimsList() {
  const [{ show, page }, change] = useQueryState(defaults);
  const { data, status, failure, reload } = useResource(claimsOf, [show, page], true);
  const lastPage = status === 'ready' && data ? data.last_page : page;
  useEffect(() => {
    // An old address may name a page that the list no longer has.
    if (page > lastPage) change({ page: lastPage }, { replace: true });
  }, [page, lastPage, change]);
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <ChipGroup
        label={words.show}
        value={show}
        onChange={(next) => change({ show: next, page: 1 })}
        chips={shows.map((id) => ({
          id,
          label: <span>{id === 'waiting' ? words.waiting : claimStatus(id).label}</span>,
        }))}
      />
      {status === 'failed' ? (
        <FailedState title={words.notLoaded} failure={failure} onRetry={reload} />
      ) : (
        <ClaimsTable rows={data?.data ?? []} loading={status === 'loading'} />
      )}
      {data && (
        <Pagination
          page={page}
          pageCount={data.last_page}
          onPage={(next) => change({ page: next })}
          label={words.pages}
        />
      )}
    </>
  );
});
