import { clock } from '@ilera/runtime';
import { stub } from '@ilera/testing';
import { act, render, screen } from '@testing-library/react';
import { type ServedSite, ServicesContext } from '../site-services';
import { fakeServices } from '../testing/fake-site';
import { SiteNotices } from './site-notices';

const fetchLive = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  fetchLive.mockReset();
  stub(globalThis, 'fetch', fetchLive);
});
afterEach(() => jest.useRealTimers());

const show = (site: Partial<ServedSite> = { revision: 7 }) =>
  render(
    <ServicesContext value={fakeServices(site)}>
      <SiteNotices />
    </ServicesContext>,
  );

const answer = ({ urgent }: { urgent: boolean }) =>
  fetchLive.mockResolvedValue({
    ok: true,
    headers: new Headers({ date: 'Wed, 25 Nov 2026 12:00:00 GMT' }),
    json: async () => ({ revision: 9, urgent }),
  });
const minute = () => act(async () => jest.advanceTimersByTime(60_000));

it('says nothing when the site has merely moved on', async () => {
  answer({ urgent: false });
  show();
  await minute();
  expect(fetchLive).toHaveBeenCalledWith('/_live?revision=7', { cache: 'no-store' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers the update when ops say that it matters', async () => {
  answer({ urgent: true });
  show();
  await minute();
  expect(screen.getByRole('button', { name: 'Load the update' })).toBeInTheDocument();
});

it('stays quiet when the gateway does not answer', async () => {
  fetchLive.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await minute();
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('asks what time it is at once where the document did not say (R5.13)', async () => {
  jest.spyOn(clock, 'isKnown', 'get').mockReturnValue(false);
  const follow = jest.spyOn(clock, 'follow').mockReturnValue();
  answer({ urgent: false });
  show();
  await act(async () => undefined);
  expect(follow).toHaveBeenCalledWith(Date.parse('2026-11-25T12:00:00Z'));
});
