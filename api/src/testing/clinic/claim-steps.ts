import { pdfFile } from '../evidence-files/pdf-file';
import { formData } from '../form-data';
import type { Suite } from '../on-database';
import { bayo } from '../visit-steps';
import { clinicSteps, ugo } from './clinic-steps';

/** The evidence of `claim`. */
export const pdf = pdfFile();
export const account = { bank: 'Zenith Bank', number: '2087654321' };

/** What tests of claims do: send and list them, name an account, and decide as the desk. */
export function claimSteps(suite: Suite) {
  const { as } = clinicSteps(suite);
  let claimed = 0;
  // Without the claims of earlier tests, so that no test meets the limit of twenty claims a day.
  beforeEach(() => suite.api.run('truncate claims cascade'));

  async function send(comment: string, contents: Buffer[], email = bayo, filename = 'Rechnung Ọlá.pdf') {
    const fields = { claimable_id: '1', user_id: String(await suite.api.userId(email)), comment };
    const file = { name: 'evidence', filename, type: 'application/pdf' };
    const { body } = await suite.ask({
      method: 'POST',
      url: '/individual/claimable/claim',
      token: await suite.api.signIn(email),
      raw: formData(
        fields,
        contents.map((content) => ({ ...file, content })),
      ),
    });
    return body.data.reference as string;
  }
  const claim = (email = bayo, filename?: string) => send(`Claim ${(claimed += 1)}`, [pdf], email, filename);
  const listOf = async (email = bayo) =>
    (await suite.get('/individual/claims?count=50', await suite.api.signIn(email))).body.data.data as {
      reference: string;
      evidence: { id: number; name: string }[];
      [key: string]: unknown;
    }[];
  const own = async (reference: string) => (await listOf()).find((row) => row.reference === reference);
  const decide = (reference: string, body: object, email = ugo) => as(email, `/claims/${reference}`, body);
  const nameAccount = async (reference: string, body: object = account, email = bayo) =>
    suite.ask({
      method: 'PUT',
      url: `/individual/claims/${reference}/account`,
      token: await suite.api.signIn(email),
      body,
    });
  const lastMail = async () => (await suite.mailsTo(bayo)).at(-1);

  return { claim, decide, lastMail, listOf, nameAccount, own, send };
}
