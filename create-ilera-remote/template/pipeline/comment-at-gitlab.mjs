// Writes preview.md into one note of each open merge request of the branch, where MERGE_REQUEST_TOKEN is set.
import { readFileSync } from 'node:fs';

const { CI_API_V4_URL, CI_PROJECT_PATH, CI_OPEN_MERGE_REQUESTS = '', MERGE_REQUEST_TOKEN } = process.env;
const mark = '<!-- preview of ilera-release -->';
const body = `${mark}\n${readFileSync('preview.md', 'utf8')}`;

async function request(method, address, content) {
  const response = await globalThis.fetch(address, {
    method,
    headers: { 'content-type': 'application/json', 'private-token': MERGE_REQUEST_TOKEN },
    ...(content ? { body: JSON.stringify(content) } : {}),
  });
  if (!response.ok)
    throw new Error(`${method} ${address}: ${response.status}. May MERGE_REQUEST_TOKEN write notes?`);
  return response.json();
}

// `group/project!12,group/project!13`; another project's is not this token's.
const numbers = CI_OPEN_MERGE_REQUESTS.split(',')
  .map((name) => name.split('!'))
  .flatMap(([project, number]) => (project === CI_PROJECT_PATH && number ? [number] : []));
for (const number of MERGE_REQUEST_TOKEN ? numbers : []) {
  const project = encodeURIComponent(CI_PROJECT_PATH);
  const notes = `${CI_API_V4_URL}/projects/${project}/merge_requests/${number}/notes`;
  // Oldest first: the note is written once, soon after the merge request was opened.
  const all = await request('GET', `${notes}?sort=asc&per_page=100`);
  const known = all.find((note) => note.body.startsWith(mark));
  if (known) await request('PUT', `${notes}/${known.id}`, { body });
  else await request('POST', notes, { body });
}
