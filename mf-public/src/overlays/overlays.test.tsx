import { interfaceState } from '@ilera/runtime';
import { renderPage, resetRuntime } from '@ilera/testing';
import { screen } from '@testing-library/react';
import EmployerSignUpPanel from './employer-sign-up.modal';
import JoinPanel from '../providers/join.modal';
import ProcessSignUpPanel from './process-sign-up.modal';

beforeEach(resetRuntime);

describe('the overlay for employers', () => {
  it('leads to an account and to the plans', () => {
    renderPage(EmployerSignUpPanel);
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/auth/sign-up');
    expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/health-plans');
  });

  it('gives its place to the one on signing up', async () => {
    interfaceState.open('employerSignUp');
    const { user } = renderPage(EmployerSignUpPanel);
    await user.click(screen.getByRole('button', { name: 'How signing up works' }));
    expect(interfaceState.overlays).toMatchObject({ employerSignUp: false, processSignUp: true });
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
