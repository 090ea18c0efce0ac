import type { BrowserContext } from '@playwright/test';
import { logIn } from '../people/account';

/** Demo people, each in another situation: no plan, own plan, family, two kinds of employers, employee. */
export type DemoEmail = `${
  | 'ada.individual'
  | 'bayo.planholder'
  | 'chioma.family'
  | 'danladi.smes'
  | 'efe.corporate'
  | 'grace.employee'}@ilera.example`;

const tokens = new Map<string, Promise<string>>();

/** Signs a demo person in on every page of a context, with one session a worker. */
export async function signInAs(context: BrowserContext, apiUrl: string, email: DemoEmail): Promise<void> {
  const key = `${apiUrl} ${email}`;
  const token = tokens.get(key) ?? logIn(apiUrl, email);
  tokens.set(key, token);
  await context.addInitScript((value) => localStorage.setItem('ACCESS_TOKEN', value), await token);
}
