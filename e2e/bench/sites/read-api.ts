import { demoPassword } from '../../../api/src/seed/data/people';
import type { Stored } from '../browser';

async function read<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return ((await response.json()) as { data: T }).data;
}

/** Signs in a demo person with a plan and a history, and returns what her browser would have stored. */
export async function signInForBench(apiUrl: string): Promise<Stored> {
  const [session] = await read<{ access_token: string }[]>(`${apiUrl}/auth/individual/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bayo.planholder@ilera.example', password: demoPassword }),
  });
  const token = session?.access_token ?? '';
  const user = await read<unknown>(`${apiUrl}/individual/profile`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { token, user: JSON.stringify(user) };
}

/** The first condition of the list that the site shows. */
export async function readConditionId(apiUrl: string): Promise<string> {
  const { data } = await read<{ data: { id: number }[] }>(`${apiUrl}/condition/category/popular?page=1`);
  if (!data[0]) throw new Error('The API has no condition');
  return String(data[0].id);
}
