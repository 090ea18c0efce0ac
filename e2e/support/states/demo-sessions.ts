import type { BrowserContext } from '@playwright/test';
import { demoPassword } from '../../../api/src/seed/data/people';

/** Demo people, each in another situation: no plan, own plan, family, two kinds of employers, employee. */
export type DemoEmail = `${
  | 'ada.individual'
  | 'bayo.planholder'
  | 'chioma.family'
  | 'danladi.smes'
  | 'efe.corporate'
  | 'grace.employee'}@ilera.example`;

const tokens = new Map<string, Promise<string>>();

async function logIn(apiUrl: string, email: DemoEmail): Promise<string> {
  const answer = await fetch(`${apiUrl}/auth/individual/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`Signing in as ${email} failed: ${answer.status}`);
  const { data } = (await answer.json()) as { data: { access_token: string }[] };
  return data[0]?.access_token ?? '';
}

/** Signs a demo person in on every page of a context, with one session a worker. */
export async function signInAs(context: BrowserContext, apiUrl: string, email: DemoEmail): Promise<void> {
  const key = `${apiUrl} ${email}`;
  const token = tokens.get(key) ?? logIn(apiUrl, email);
  tokens.set(key, token);
  await context.addInitScript((value) => localStorage.setItem('ACCESS_TOKEN', value), await token);
}
