import { rememberReturnPath, rememberTargetPlan, session, takeReturnPath } from '@ilera/runtime';
import { resetRuntime } from '@ilera/testing';
import { autorun } from 'mobx';
import { beginSession } from './begin-session';

beforeEach(resetRuntime);

it('leads home when nothing is pending', () => {
  expect(beginSession('abc')).toBe('/account/home');
  expect(session.token).toBe('abc');
  expect(localStorage.getItem('ACCESS_TOKEN')).toBe('abc');
});

it('leads to the checkout of the pending plan, and forgets where an older session ended', () => {
  rememberReturnPath('/account/settings');
  rememberTargetPlan({ plan_id: '12', number: 4 });
  expect(beginSession('abc')).toBe('/plan-checkout/12?quantity=4');
  expect(takeReturnPath()).toBeNull();
});

it('leads back to the checkout that was left, with all of its choices, where it is of the pending plan', () => {
  const left = '/plan-checkout/3?package=4&start=now&quantity=2';
  rememberReturnPath(left);
  rememberTargetPlan({ plan_id: '3', number: 2 });
  expect(beginSession('abc')).toBe(left);
  rememberReturnPath(left);
  rememberTargetPlan({ plan_id: '5', number: 1 });
  expect(beginSession('abc')).toBe('/plan-checkout/5?quantity=1');
});

it('takes the frequency of the pending plan along', () => {
  rememberTargetPlan({ plan_id: '12', number: 4 }, 'annual');
  expect(beginSession('abc')).toBe('/plan-checkout/12?quantity=4&frequency=annual');
});

it('leads back to where the last session ended, once', () => {
  rememberReturnPath('/account/history?page=2');
  expect(beginSession('abc')).toBe('/account/history?page=2');
  expect(beginSession('def')).toBe('/account/home');
});

it('shows nobody a session without its target: one action does both (R4.41)', () => {
  rememberReturnPath('/account/settings');
  const pathsSeen: (string | null)[] = [];
  const stop = autorun(() => {
    if (session.signedIn) pathsSeen.push(sessionStorage.getItem('return_path'));
  });
  beginSession('abc');
  stop();
  expect(pathsSeen).toEqual([null]);
});
