import { type RemoteModule, type RemoteVersion, hydratingMark, hydrationFormat } from '@ilera/contracts';
import { session } from '@ilera/runtime';
import { makeUser, resetRuntime } from '@ilera/testing';
import { useSignedIn } from '@ilera/ui';
import { act } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { fakeServices } from '../testing/fake-site';
import { mountSite } from './mount-site';

const importRemote = jest.fn<Promise<RemoteModule>, [string, RemoteVersion]>();

beforeEach(resetRuntime);

it('hydrates the layout before a script of the page can run, so that the menu does not wait for it', async () => {
  importRemote.mockResolvedValue({ pages: {} });
  const version = { version: '1', base: '/', entry: '', entryIntegrity: '' };
  const services = fakeServices(
    { remotes: { 'mf-conditions': { ...version, hydration: hydrationFormat } } },
    importRemote,
  );
  history.replaceState(null, '', '/conditions');
  document.body.innerHTML = '<div id="root" data-prerendered><p>Layout</p></div>';
  const root = document.getElementById('root') as HTMLElement;
  let wasLoading = false;
  function Layout() {
    wasLoading = importRemote.mock.calls.length > 0;
    return <p>Layout</p>;
  }
  await act(async () => mountSite(root, <Layout />, services));
  expect(wasLoading).toBe(false);
});

it('hides what only others see until the layout shows who is signed in', async () => {
  document.body.innerHTML = '<div id="root" data-prerendered><p>Log in</p></div>';
  const root = document.getElementById('root') as HTMLElement;
  const marks: string[] = [];
  function Layout() {
    const text = useSignedIn() ? 'Account' : 'Log in';
    useLayoutEffect(() => void marks.push(`${text} ${root.hasAttribute(hydratingMark)}`));
    return <p>{text}</p>;
  }
  session.signIn('token');
  await act(async () => mountSite(root, <Layout />, fakeServices()));
  expect(marks).toEqual(['Log in true', 'Account true']);
  expect(root).not.toHaveAttribute(hydratingMark);
});

describe('an address of the account area', () => {
  const mount = async (address: string) => {
    history.replaceState(null, '', address);
    document.body.innerHTML = '<div id="root" data-prerendered><p>Layout</p></div>';
    const paragraph = document.querySelector('p');
    const root = document.getElementById('root') as HTMLElement;
    await act(async () => mountSite(root, <p>Layout</p>, fakeServices()));
    expect(document.querySelector('p')).toHaveTextContent('Layout');
    return paragraph?.isConnected;
  };

  it('is hydrated for a signed-in person', async () => {
    session.signIn('token');
    session.setUser(makeUser());
    expect(await mount('/account/health_plan')).toBe(true);
  });

  it('is rendered anew for a visitor', async () => {
    expect(await mount('/account/home')).toBe(false);
  });

  it('is rendered anew where it redirects a beneficiary', async () => {
    session.signIn('token');
    session.setUser(makeUser({ employer_id: 5 }));
    expect(await mount('/account/health_plan')).toBe(false);
  });
});
