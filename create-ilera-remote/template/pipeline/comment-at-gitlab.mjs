// Writes preview.md into one note of each open merge request of the branch, where MERGE_REQUEST_TOKEN is set.
import { writeNote } from './write-note.mjs';

const { CI_API_V4_URL, CI_PROJECT_PATH, CI_OPEN_MERGE_REQUESTS = '', MERGE_REQUEST_TOKEN } = process.env;

// `group/project!12,group/project!13`; another project's is not this token's.
const numbers = CI_OPEN_MERGE_REQUESTS.split(',')
  .map((name) => name.split('!'))
  .flatMap(([project, number]) => (project === CI_PROJECT_PATH && number ? [number] : []));
for (const number of MERGE_REQUEST_TOKEN ? numbers : []) {
  const project = encodeURIComponent(CI_PROJECT_PATH);
  const notes = `${CI_API_V4_URL}/projects/${project}/merge_requests/${number}/notes`;
  const headers = { 'private-token': MERGE_REQUEST_TOKEN };
  await writeNote(headers, `${notes}?sort=asc&per_page=100`, (id) => ['PUT', `${notes}/${id}`]);
}
