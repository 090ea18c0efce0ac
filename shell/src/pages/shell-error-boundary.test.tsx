import { expectConsole, reads } from '@ilera/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { ServicesContext } from '../site-services';
import { fakeServices } from '../testing/fake-site';
import { watchReports } from '../testing/watch-reports';
import { RouteErrorBoundary, ShellErrorBoundary } from './shell-error-boundary';

const reports = watchReports('error');

function crash(error: unknown = new TypeError('a bug of Ada Obi')) {
  expectConsole(/a bug of Ada Obi/);
  const Broken = (): never => {
    throw error;
  };
  render(
    <ShellErrorBoundary reports={fakeServices({ shell: '1.0.0' }).reports}>
      <Broken />
    </ShellErrorBoundary>,
  );
}

it('shows 500 | CLIENT ERROR and a way to reach a person', () => {
  crash();
  expect(screen.getByRole('heading', { name: '500 | CLIENT ERROR' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
});

it('is reported once, under the id that the visitor is shown, without the text of the error', () => {
  crash();
  const [{ incident, ...rest }, ...others] = reports() as [{ incident: string }];
  expect(others).toEqual([]);
  expect(rest).toEqual({ part: 'shell', version: '1.0.0', kind: 'crash', name: 'TypeError', frames: [] });
  expect(incident).toMatch(/^[A-Z0-9]{6}$/);
  expect(screen.getByText(reads(new RegExp(`and say ${incident}`)))).toBeVisible();
});

it('is reported once also where what was thrown is no object, which React throws twice in strict mode', () => {
  crash('a bug of Ada Obi');
  expect(reports()).toEqual([
    expect.objectContaining({ incident: /and say (\w+)/.exec(document.body.textContent)?.[1] }),
  ]);
});

it('shows Unexpected Application Error! in a route that throws, until one moves on (P2.13, P8.3, R4.6)', async () => {
  expectConsole(/a bug of the shell/);
  let broken = true;
  function Root() {
    if (broken) throw new Error('a bug of the shell');
    return <h1>The root</h1>;
  }
  function Away() {
    const navigate = useNavigate();
    return <button onClick={() => navigate('/elsewhere')}>Away</button>;
  }
  render(
    <MemoryRouter>
      <Away />
      <ServicesContext value={fakeServices()}>
        <RouteErrorBoundary>
          <Root />
        </RouteErrorBoundary>
      </ServicesContext>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(screen.getByText('a bug of the shell')).toBeInTheDocument();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Away' }));
  expect(screen.getByRole('heading', { name: 'The root' })).toBeVisible();
});
