import type { RemoteModule, RemoteVersion } from '@ilera/contracts';
import { MemoryRouter, Outlet, Route, Routes } from '@ilera/runtime';
import { expectConsole } from '@ilera/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ServicesContext } from '../site-services';
import { fakeServices, fakeVersion } from '../testing/fake-site';
import { watchReports } from '../testing/watch-reports';
import { RemoteComponent } from './remote-component';

const importRemote = jest.fn<Promise<RemoteModule>, [string, RemoteVersion]>();

const reports = watchReports();

const remote = 'mf-x';

/**
 * Draws a layout and the page in it, both of one remote: version 2 is live, 1 the last good one. As in the
 * account area, the page stands beside the panel where there is no layout.
 * @param broken the components that throw while they are rendered
 * @param arrival promise that the loading of each component waits for
 */
async function showLayout(broken: string[], arrival: Record<string, Promise<void>> = {}) {
  expectConsole(/broken/);
  const services = fakeServices(
    { remotes: { [remote]: { ...fakeVersion('2'), lastGood: fakeVersion('1') } } },
    importRemote,
  );
  const page = <RemoteComponent address={{ remote, page: 'page' }} props={{}} />;
  const layout = { address: { remote, page: 'layout' } };
  importRemote.mockImplementation(async (_, { version }) => {
    const offered = (name: string, Content: () => React.ReactNode) => async () => {
      await arrival[`${name} ${version}`];
      return {
        default: () => {
          if (broken.includes(`${name} ${version}`)) throw new Error('broken');
          return (
            <section aria-label={`${name} ${version}`}>
              <Content />
            </section>
          );
        },
      };
    };
    return {
      pages: { layout: offered('layout', () => <Outlet />), page: offered('page', BreakButton) },
    };
  });
  await act(async () => {
    for (const page of ['layout', 'page']) services.components.get({ remote, page });
  });
  await act(async () => {
    render(
      <MemoryRouter useTransitions={false}>
        <ServicesContext value={services}>
          <Routes>
            <Route path="/" element={<RemoteComponent {...layout} isLayout />}>
              <Route index element={page} />
            </Route>
          </Routes>
        </ServicesContext>
      </MemoryRouter>,
    );
  });
  return remote;
}

function BreakButton() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken');
  return <button onClick={() => setBroken(true)}>Break</button>;
}

const panel = () => screen.queryByRole('alert');
/** The components on the page, each with its version. */
const shown = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'));

it.each([
  ['the layout throws', ['layout 2']],
  ['the page throws', ['page 2']],
  ['both throw', ['layout 2', 'page 2']],
])('takes the last good version of layout and page when %s while drawn', async (_, broken) => {
  const remote = await showLayout(broken);
  expect(shown()).toEqual(['layout 1', 'page 1']);
  expect(panel()).toBeNull();
  expect(reports()).toEqual([{ remote, version: '2', kind: 'render' }]);
});

it('leaves out a page that arrives after its version was given up', async () => {
  let arrive!: () => void;
  let arriveLayout!: () => void;
  await showLayout(['layout 2'], {
    'page 2': new Promise((resolve) => (arrive = resolve)),
    'layout 1': new Promise((resolve) => (arriveLayout = resolve)),
  });
  await act(async () => arrive());
  await act(async () => arriveLayout());
  expect(shown()).toEqual(['layout 1', 'page 1']);
});

it('shows the panel, and no other version, when a page crashes that was drawn before', async () => {
  await showLayout([]);
  expect(shown()).toEqual(['layout 2', 'page 2']);
  await act(async () => userEvent.click(screen.getByRole('button', { name: 'Break' })));
  expect(shown()).toEqual(['layout 2']);
  expect(panel()).toHaveTextContent('This part of the site did not load');
});
