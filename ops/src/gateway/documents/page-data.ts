import { type FirstCall, type FirstCalls, firstCallsAt, type SiteConfig } from '@ilera/contracts';
import type { AnswerCache, Answers } from '../prerender/answer-cache';
import type { AssetUrl } from '../revisions/composition';
import type { RequestedPage } from '../revisions/requested-page';

/** Reads the API's answers to the first calls of layout and page, as far as they come in time, in the order of `shown`. */
export async function readAnswers(
  { path, search, route, shown }: RequestedPage,
  answers: AnswerCache | undefined,
): Promise<Answers[]> {
  const address = { pattern: route?.path ?? '', path, search };
  const read = async (call: string, required = false): Promise<Answers> => {
    const answer = await answers?.get(call);
    return answer && (answer.body !== null || required) ? [[call, answer]] : [];
  };
  return Promise.all(
    shown.map(async ({ page, release }) => {
      const first = release?.firstCalls?.[page] ?? [];
      const found = first.flatMap((firstCall) =>
        firstCallsAt([firstCall], address).map((call) => read(call, firstCall.required)),
      );
      return (await Promise.all(found)).flat();
    }),
  );
}

/** The shell's call on every page of a signed-in person. */
const profile: FirstCall = { call: 'individual/profile', signedIn: true };

/**
 * Lists the first calls that are left to the document's script; undefined for an address with a token, which is removed
 * before any request.
 * @param answered calls whose answers the document contains
 */
export function callsForBrowser(
  { composition, path, search, route, shown }: RequestedPage,
  { apiBaseUrl }: Pick<SiteConfig, 'apiBaseUrl'>,
  assetUrl: AssetUrl,
  answered: string[] = [],
): FirstCalls | undefined {
  const pattern = route?.path ?? '';
  if (/:token|google_callback/.test(pattern)) return undefined;
  const all = shown.flatMap(({ page, release }) => release?.firstCalls?.[page] ?? []);
  const personal = [...all.filter(({ signedIn }) => signedIn), profile];
  const address = { pattern, path, search };
  const { shell } = composition;
  return {
    base: apiBaseUrl,
    calls: firstCallsAt(all, address).filter((call) => !answered.includes(call)),
    own: firstCallsAt(personal, { ...address, signedIn: true }),
    scripts: (shell.requests?.js ?? []).map((file) => ({
      url: assetUrl(shell, file),
      integrity: shell.files[file]?.integrity ?? '',
    })),
  };
}
