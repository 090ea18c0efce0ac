import { axe } from '@ilera/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { makeClaimRow } from '../testing/claims';
import { clinicApi, nneka, openScreen, ugo } from '../testing/open-clinic';
import ClaimsPage from './claims.page';

const CALL = 'GET clinic/claims';
const pageOf = (rows: ReturnType<typeof makeClaimRow>[], last_page = 1) => ({
  data: rows,
  current_page: 1,
  per_page: 20,
  last_page,
  total: rows.length,
});

function open(at = '/clinic/claims', rows = [makeClaimRow()], pages = 1) {
  const server = clinicApi(ugo);
  server.data(CALL, pageOf(rows, pages));
  return { server, ...openScreen(ClaimsPage, at) };
}

it('lists what waits, with the way to each claim and what an approved one lacks', async () => {
  const { server, container } = open('/clinic/claims', [
    makeClaimRow(),
    makeClaimRow({ reference: 'CLM-2', status: 'approved', amount: 12_500 }),
  ]);
  expect(
    await screen.findByRole('row', { name: /CLM-1.*Bayo Adeyemi.*Dental care.*Undecided/ }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /CLM-2.*₦12,500.*Waits for the bank account/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'CLM-1' })).toHaveAttribute('href', '/clinic/claims/CLM-1');
  expect(server.requests(CALL)[0]?.query).toEqual({ page: '1' });
  expect(screen.queryByRole('link', { name: 'Visits' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('keeps status and page in the address', async () => {
  const { server, user, address } = open('/clinic/claims?show=paid&page=2', undefined, 3);
  await screen.findByText('CLM-1');
  expect(server.requests(CALL)[0]?.query).toEqual({ page: '2', status: 'paid' });
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(address.current).toBe('/clinic/claims?show=paid&page=3'));
  await user.click(screen.getByRole('button', { name: 'Refused' }));
  await waitFor(() => expect(address.current).toBe('/clinic/claims?show=refused'));
  await waitFor(() => expect(server.requests(CALL).at(-1)?.query).toEqual({ page: '1', status: 'refused' }));
});

it('shows the last page where the address names one that the list no longer has', async () => {
  const server = clinicApi(ugo);
  server.on(CALL, ({ query }) => ({
    body: { status: 'success', data: pageOf(query.page === '2' ? [makeClaimRow()] : [], 2) },
  }));
  const { address } = openScreen(ClaimsPage, '/clinic/claims?page=3');
  expect(await screen.findByText('CLM-1')).toBeVisible();
  expect(address.current).toBe('/clinic/claims?page=2');
});

it('says that there is none, and can be tried again', async () => {
  const { server, user } = open('/clinic/claims?show=nonsense', []);
  expect(await screen.findByText('No claim.')).toBeVisible();
  server.on(CALL, { status: 500, body: {} });
  await user.click(screen.getByRole('button', { name: 'Paid' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.data(CALL, pageOf([makeClaimRow()]));
  await user.click(again);
  expect(await screen.findByText('CLM-1')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('opens to the claims desk and managers only', async () => {
  const server = clinicApi(nneka);
  openScreen(ClaimsPage, '/clinic/claims');
  expect(await screen.findByText('Your role does not open this page.')).toBeVisible();
  expect(server.requests(CALL)).toHaveLength(0);
});
