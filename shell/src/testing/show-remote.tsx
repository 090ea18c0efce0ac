import type { RemoteModule, RemoteVersion } from '@ilera/contracts';
import { Link, MemoryRouter } from '@ilera/runtime';
import { act, fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteComponent } from '../remotes/remote-component';
import { ServicesContext } from '../site-services';
import { Coming } from './coming';
import { fakeServices, fakeVersion } from './fake-site';

/** Imports the remote that `showRemote` shows. */
export const importRemote = jest.fn<Promise<RemoteModule>, [string, RemoteVersion]>();

beforeEach(() => void importRemote.mockReset());

/** A module with one page and modal, `home`. */
export const offering = (page: () => unknown): RemoteModule => ({
  pages: { home: async () => ({ default: page }) },
  modals: { home: async () => ({ default: page }) },
});

export const remote = 'mf-x';

interface Setup {
  lastGood?: RemoteVersion;
  /** Elements whose input is restored in the page. */
  prerendered?: Element[];
  isModal?: boolean;
}

/** Shows the page or modal `home` of a remote, whose live version is 2, within a site. */
export async function showRemote({ lastGood, prerendered = [], isModal = false }: Setup = {}) {
  const services = fakeServices(
    { remotes: { [remote]: { ...fakeVersion('2'), ...(lastGood && { lastGood }) } } },
    importRemote,
  );
  document.body.append(...prerendered);
  services.earlyInput.keep(prerendered);
  for (const element of prerendered) element.remove();
  await act(async () => {
    render(
      <MemoryRouter useTransitions={false}>
        <p>Rest of the site</p>
        <Link to="?tab=other">Other tab</Link>
        <Coming>
          <ServicesContext value={services}>
            <RemoteComponent
              address={isModal ? { remote, modal: 'home' } : { remote, page: 'home' }}
              props={{}}
            />
          </ServicesContext>
        </Coming>
      </MemoryRouter>,
    );
  });
  return { user: userEvent.setup() };
}

/** A press after which something is loaded, for which `act` waits. */
export const pressSuspending = (button: HTMLElement) => act(async () => void fireEvent.click(button));
