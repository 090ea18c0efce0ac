import { expectConsole } from '@shared/testing';
import { render, screen } from '@testing-library/react';
import { CrashBoundary } from './crash-boundary';

it('shows 500 | CLIENT ERROR and a way to reach a person', () => {
  expectConsole(/./);
  const Broken = (): never => {
    throw new Error('a bug');
  };
  render(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  );
  expect(screen.getByRole('heading', { name: '500 | CLIENT ERROR' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
});
