import { interfaceState } from '@ilera/runtime';
import { renderPage, resetRuntime } from '@ilera/testing';
import { screen } from '@testing-library/react';
import EmployerSignUpPanel from './employer-sign-up.modal';
import JoinPanel from '../providers/join.modal';
import ProcessSignUpPanel from './process-sign-up.modal';

const close = jest.fn();
const employer = <EmployerSignUpPanel payload={{}} close={close} />;

beforeEach(() => {
  resetRuntime();
  close.mockClear();
});

describe('the overlay for employers', () => {
  it('leads to an account and to the plans', () => {
    renderPage(employer);
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/auth/sign-up');
    expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/health-plans');
  });

  it('gives its place to the one on signing up', async () => {
    const { user } = renderPage(employer);
    await user.click(screen.getByRole('button', { name: 'How signing up works' }));
    expect(close).toHaveBeenCalledTimes(1);
    expect(interfaceState.overlays.processSignUp).toBe(true);
  });
});

describe('the overlay on signing up', () => {
  it('tells the four steps and leads to an account or to sign-in', () => {
    renderPage(ProcessSignUpPanel);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/auth/sign-up');
    expect(screen.getByRole('link', { name: 'I have one already' })).toHaveAttribute('href', '/auth/sign-in');
  });
});

describe('the overlay for joining', () => {
  it('holds the application', () => {
    renderPage(<JoinPanel />);
    expect(screen.getByRole('form', { name: 'Provider application' })).toBeVisible();
  });
});
