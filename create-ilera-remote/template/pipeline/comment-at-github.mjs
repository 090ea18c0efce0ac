// Writes preview.md into one comment of each open pull request of the branch BRANCH of this repository.
import { request, writeNote } from './write-note.mjs';

const { BRANCH, GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env;

const repository = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}`;
const [owner] = GITHUB_REPOSITORY.split('/');
const headers = { authorization: `Bearer ${GITHUB_TOKEN}` };
const pulls = new URL(`${repository}/pulls?state=open`);
pulls.searchParams.set('head', `${owner}:${BRANCH}`);
for (const { number, head } of await request(headers, 'GET', pulls)) {
  // A copy of the same owner may have a branch of this name.
  if (head.repo?.full_name !== GITHUB_REPOSITORY) continue;
  const comments = `${repository}/issues/${number}/comments?per_page=100`;
  await writeNote(headers, comments, (id) => ['PATCH', `${repository}/issues/comments/${id}`]);
}
