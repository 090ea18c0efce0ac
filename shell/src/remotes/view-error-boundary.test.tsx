import { ViewBoundary } from '@ilera/runtime';
import { expectConsole } from '@ilera/testing';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { fakeVersion } from '../testing/fake-site';
import { importRemote, offering, remote, showRemote } from '../testing/show-remote';
import { watchReports } from '../testing/watch-reports';

const loadDocument = jest.fn();
jest.mock('../read-document', () => ({ loadDocument: () => loadDocument() as unknown }));

beforeEach(() => void loadDocument.mockReset());

const reports = watchReports();

describe('a view of a page that crashes', () => {
  const pageWith = (view: () => React.ReactNode) =>
    offering(() => (
      <>
        <h1>Plans</h1>
        <ViewBoundary>{createElement(view)}</ViewBoundary>
      </>
    ));

  it('leaves the heading, is reported, and is shown again after Try again or a navigation', async () => {
    expectConsole(/broken view/);
    let isBroken = true;
    importRemote.mockResolvedValue(
      pageWith(() => {
        if (isBroken) throw new Error('broken view');
        return 'the view';
      }),
    );
    const { user } = await showRemote();
    expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page does not work');
    expect(screen.getByRole('heading', { name: 'Plans' })).toBeInTheDocument();
    expect(reports()).toEqual([{ remote, version: '2', kind: 'render' }]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(screen.getByRole('button', { name: 'Load the page again' }));
    expect(loadDocument).toHaveBeenCalledTimes(1);
    isBroken = false;
    await user.click(screen.getByRole('link', { name: 'Other tab' }));
    expect(await screen.findByText('the view')).toBeInTheDocument();
  });

  it('has the last good version take over while nothing of the live one was shown', async () => {
    expectConsole(/broken view/);
    const broken = pageWith(() => {
      throw new Error('broken view');
    });
    importRemote.mockImplementation(async (_, { version }) =>
      version === '2' ? broken : offering(() => 'the earlier page'),
    );
    await showRemote({ lastGood: fakeVersion('1') });
    expect(await screen.findByText('the earlier page')).toBeInTheDocument();
  });
});
