// Writes preview.md into the one note of a pull or merge request that begins with the mark.
import { readFileSync } from 'node:fs';

const mark = '<!-- preview of ilera-release -->';

/** @param headers with the token of whoever writes */
export async function request(headers, method, address, content) {
  const response = await globalThis.fetch(address, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(content ? { body: JSON.stringify(content) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status}. May the token write notes?`);
  return response.json();
}

/**
 * @param list address of the notes, oldest first: this one is written soon after the request was opened
 * @param editing method and address of a note that is there
 */
export async function writeNote(headers, list, editing) {
  const body = `${mark}\n${readFileSync('preview.md', 'utf8')}`;
  const all = await request(headers, 'GET', list);
  const known = all.find((note) => note.body?.startsWith(mark));
  if (known) await request(headers, ...editing(known.id), { body });
  else await request(headers, 'POST', list.replace(/\?.*/, ''), { body });
}
