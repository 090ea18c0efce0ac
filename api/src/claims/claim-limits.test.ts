import { readdirSync } from 'node:fs';
import { formData, onDatabase } from '../testing/on-database';
import { pdfFile } from '../testing/evidence-files/pdf-file';

const pdf = pdfFile({ bytes: 1_000_000 });

onDatabase(
  'uploads with limits',
  (suite) => {
    const upload = async (
      { email, token }: Person,
      comment: string,
      files = 1,
      meanwhile?: () => Promise<unknown>,
    ) => {
      const fields = { user_id: String(await suite.api.userId(email)), claimable_id: '1', comment };
      const evidence = Array.from({ length: files }, () => ({
        name: 'evidence',
        filename: 'a.pdf',
        type: 'application/pdf',
        content: pdf,
      }));
      return suite.ask({
        method: 'POST',
        url: '/individual/claimable/claim',
        token,
        raw: formData(fields, evidence),
        ...(meanwhile ? { meanwhile } : {}),
      });
    };

    interface Person {
      email: string;
      token: string;
    }
    const signIn = async (email: string): Promise<Person> => ({
      email,
      token: await suite.api.signIn(email),
    });

    it('accepts two uploads of a person at a time, and answers further ones 429 with Retry-After', async () => {
      const bayo = await signIn('bayo.planholder@ilera.example');
      const answers: [number, boolean][] = [];
      const send = async (comment: string, meanwhile?: () => Promise<unknown>) => {
        const { status, headers } = await upload(bayo, comment, 1, meanwhile);
        answers.push([status, Number(headers['retry-after']) > 0]);
      };
      await send('first', () => send('second', () => send('third')));
      await send('third');
      expect(answers).toEqual([
        [429, true],
        [200, false],
        [200, false],
        [200, false],
      ]);
    });

    it('accepts twenty claims a day, and a repeat of the last one after a lost response', async () => {
      const chioma = await signIn('chioma.family@ilera.example');
      const sent = [];
      for (let index = 1; index <= 20; index += 1) sent.push(await upload(chioma, `claim ${index}`));
      const again = await upload(chioma, 'claim 20');
      expect([...sent, again].map(({ status }) => status)).toEqual(Array(21).fill(200));
      expect(again.body.data.reference).toBe(sent.at(-1)?.body.data.reference);
      expect(await suite.refused(() => upload(chioma, 'one more'))).toEqual([
        429,
        expect.stringContaining('Too many'),
      ]);
    });

    it('reads nothing of an upload by somebody without a plan', async () => {
      const ada = await signIn('ada.individual@ilera.example');
      const stored = readdirSync(suite.api.evidenceDir);
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) => upload(ada, `claim ${index}`, 5)),
      );
      expect(responses.every(({ status }) => status === 422)).toBe(true);
      expect(readdirSync(suite.api.evidenceDir)).toEqual(stored);
    });
  },
  { rateLimits: true },
);

onDatabase(
  'evidence with a virus scanner that is away',
  (suite) => {
    it('refuses evidence while the virus scanner is away', async () => {
      const email = 'bayo.planholder@ilera.example';
      const fields = { user_id: String(await suite.api.userId(email)), claimable_id: '1', comment: 'x' };
      const file = { name: 'evidence', filename: 'a.pdf', type: 'application/pdf', content: pdf };
      const response = await suite.ask({
        method: 'POST',
        url: '/individual/claimable/claim',
        token: await suite.api.signIn(email),
        raw: formData(fields, [file]),
      });
      expect({ status: response.status, retryAfter: response.headers['retry-after'] }).toEqual({
        status: 503,
        retryAfter: '60',
      });
      expect(readdirSync(suite.api.evidenceDir)).toEqual([]);
    });
  },
  { evidenceScanner: 'clamd://127.0.0.1:1' },
);
