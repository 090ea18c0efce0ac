import type { RemoteModule, RemoteVersion } from '@shared/contracts';
import { expectConsole } from '@shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { prefetchPart } from './part-cache';
import { installRegistry, RemoteRegistry } from './registry';
import { fakeVersion } from '../testing/fake-version';
import { RemotePart } from './remote-part';

const importRemote = jest.fn<Promise<RemoteModule>, [string, RemoteVersion]>();
jest.mock('./import-remote', () => ({
  importRemote: (remote: string, version: RemoteVersion) => importRemote(remote, version),
}));

const beacon = jest.fn();

beforeEach(() => {
  beacon.mockReset();
  Object.assign(navigator, { sendBeacon: beacon });
});

/** The failure reports that the gateway received. */
const reports = () =>
  beacon.mock.calls
    .filter(([address]) => address === '/_report/remote')
    .map(([, body]) => JSON.parse(body as string) as object);

const remote = 'mf-x';

/**
 * Draws a frame and the page in it, both of one remote: version 2 is live, 1 the last good one. As in the account's
 * layout, the page stands beside the panel where there is no frame.
 * @param broken the parts that throw as they are drawn
 * @param arrival promise that each part's loading waits for
 */
async function showFrame(broken: string[], arrival: Record<string, Promise<void>> = {}) {
  expectConsole(/broken/);
  installRegistry(
    new RemoteRegistry({
      shell: '1',
      remotes: { [remote]: { ...fakeVersion('2'), lastGood: fakeVersion('1') } },
    }),
  );
  const page = <RemotePart address={{ remote, kind: 'pages', name: 'page' }} props={{}} />;
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
      pages: { frame: offered('frame', () => page), page: offered('page', BreakButton) },
    };
  });
  await act(async () => ['frame', 'page'].forEach((name) => prefetchPart({ remote, kind: 'pages', name })));
  await act(async () => {
    render(
      <RemotePart
        address={{ remote, kind: 'pages', name: 'frame' }}
        props={{}}
        frame
        failed={(panel) => (
          <>
            {panel}
            {page}
          </>
        )}
      />,
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
/** The parts in sight, each with its version. */
const shown = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'));

it.each([
  ['the frame throws', ['frame 2']],
  ['the page throws', ['page 2']],
  ['both throw', ['frame 2', 'page 2']],
])('takes the last good version of frame and page when %s while drawn', async (_, broken) => {
  const remote = await showFrame(broken);
  expect(shown()).toEqual(['frame 1', 'page 1']);
  expect(panel()).toBeNull();
  expect(reports()).toEqual([{ remote, version: '2', kind: 'render' }]);
});

it('leaves out a page that arrives after its version was given up', async () => {
  let arrive!: () => void;
  let arriveFrame!: () => void;
  await showFrame(['frame 2'], {
    'page 2': new Promise((resolve) => (arrive = resolve)),
    'frame 1': new Promise((resolve) => (arriveFrame = resolve)),
  });
  await act(async () => arrive());
  await act(async () => arriveFrame());
  expect(shown()).toEqual(['frame 1', 'page 1']);
});

it('shows the panel, and no other version, when a page crashes that was drawn before', async () => {
  await showFrame([]);
  expect(shown()).toEqual(['frame 2', 'page 2']);
  await act(async () => userEvent.click(screen.getByRole('button', { name: 'Break' })));
  expect(shown()).toEqual(['frame 2']);
  expect(panel()).toHaveTextContent('This part of the site did not load');
});
