import * as calls from '@ilera/contracts/calls';
import { useResource } from '@ilera/runtime';
import { ChipGroup, Paged, PageHeading, useQueryState } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { claimStatus } from '../components/status-labels';
import { readClinic } from '../desk/ask-clinic';
import { Desk } from '../desk/desk';
import { ClaimsTable } from './claims-table';
import { words } from './claims.words';

/** /clinic/claims, for the claims desk and managers: waiting claims. */
export default function ClaimsPage() {
  return (
    <Desk title={words.title} roles={['claims', 'manager']}>
      <ClaimsList />
    </Desk>
  );
}

/** The filter of claims; `waiting` claims are undecided or unpaid. */
const shows = ['waiting', 'processing', 'approved', 'paid', 'refused'] as const;
type Show = (typeof shows)[number];

const defaults = { show: shows, page: 1 } as const;

const claimsOf = (show: Show, page: number) =>
  readClinic(
    calls.deskClaims,
    { query: { page, status: show === 'waiting' ? undefined : show } },
    ({ data, last_page }) => ({ rows: data, pages: last_page }),
  );

/** Waiting claims, longest first, or the claims of one status. */
const ClaimsList = observer(function ClaimsList() {
  const [{ show, page }, change] = useQueryState(defaults);
  const list = useResource(claimsOf, [show, page], { keepPrevious: true });
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
      <Paged
        list={list}
        page={page}
        onPage={(next, options) => change({ page: next }, options)}
        words={words}
      >
        {(rows, loading) => <ClaimsTable rows={rows} loading={loading} />}
      </Paged>
    </>
  );
});
