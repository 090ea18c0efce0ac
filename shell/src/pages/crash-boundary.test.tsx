import { expectConsole, reads } from '@ilera/testing';
import { render, screen } from '@testing-library/react';
import { fakeServices } from '../testing/fake-site';
import { CrashBoundary } from './crash-boundary';

const sent: [string, string][] = [];
beforeEach(() => {
  sent.length = 0;
  Object.assign(navigator, { sendBeacon: (url: string, body: string) => sent.push([url, body]) });
});

function crash(error: unknown = new TypeError('a bug of Ada Obi')) {
  expectConsole(/a bug of Ada Obi/);
  const Broken = (): never => {
    throw error;
  };
  render(
    <CrashBoundary reports={fakeServices({ shell: '1.0.0' }).reports}>
      <Broken />
    </CrashBoundary>,
  );
}

it('shows 500 | CLIENT ERROR and a way to reach a person', () => {
  crash();
  expect(screen.getByRole('heading', { name: '500 | CLIENT ERROR' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
});

it('is reported once, under the id that the visitor is shown, without the text of the error', () => {
  crash();
  expect(sent).toHaveLength(1);
  const [url, body] = sent[0]!;
  const { incident, ...rest } = JSON.parse(body) as { incident: string };
  expect(url).toBe('/_report/error');
  expect(rest).toEqual({ part: 'shell', version: '1.0.0', kind: 'crash', name: 'TypeError', frames: [] });
  expect(incident).toMatch(/^[A-Z0-9]{6}$/);
  expect(screen.getByText(reads(new RegExp(`and say ${incident}`)))).toBeVisible();
});

it('is reported once also where what was thrown is no object, which React throws twice in strict mode', () => {
  crash('a bug of Ada Obi');
  expect(sent.map(([, body]) => (JSON.parse(body) as { incident: string }).incident)).toEqual([
    /and say (\w+)/.exec(document.body.textContent)?.[1],
  ]);
});
