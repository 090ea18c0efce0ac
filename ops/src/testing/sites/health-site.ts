import { listen } from '../listen';

/** A site whose `/_health` returns these responses one after the other, and the last one from then on. */
export async function startHealthSite(...answers: object[]) {
  let asked = 0;
  const { url, close } = await listen((request, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    response.end(request.url === '/_health' ? JSON.stringify(answer) : '{}');
  });
  return { site: url, asked: () => asked, close };
}
