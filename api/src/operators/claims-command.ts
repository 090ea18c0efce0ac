/** `pnpm claims`: decides claims over the calls behind OPS_TOKEN. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnClaim } from '@shared/contracts/api';
import { callAsOperator, type OperatorTools } from './operator-call';

export const usage = `pnpm claims list                        what waits for a decision or for its money, oldest first
pnpm claims evidence CLM-… [folder]     saves the files of a claim
pnpm claims approve CLM-… 25000.50      approves naira
pnpm claims refuse CLM-… "reason"       refuses, with a sentence that the person reads
pnpm claims paid CLM-…                  the money was sent`;

/**
 * Runs one command; throws an Error with the API's message where it is refused, and with the usage where it
 * is unknown.
 */
export async function runClaimsCommand(args: readonly string[], tools: OperatorTools): Promise<void> {
  const [command = '', reference = '', value = ''] = args;
  const put = async (body: object, words: string) => {
    await callAsOperator(tools, `/_ops/claims/${encodeURIComponent(reference)}`, body);
    tools.print(`${reference}: ${words}`);
  };
  if (command === 'list') return list(tools);
  if (command === 'evidence' && reference) return saveEvidence(tools, reference, value || '.');
  if (command === 'approve' && reference && Number(value) > 0)
    return put({ status: 'approved', amount: Number(value) }, 'approved');
  if (command === 'refuse' && reference && value) return put({ status: 'refused', reason: value }, 'refused');
  if (command === 'paid' && reference) return put({ status: 'paid' }, 'paid');
  throw new Error(usage);
}

async function list(tools: OperatorTools): Promise<void> {
  const claims = await waiting(tools);
  for (const { reference, status, created_at, benefit, amount, evidence, comment } of claims)
    tools.print(
      [
        reference,
        status,
        created_at.slice(0, 10),
        benefit,
        amount ?? '',
        `${evidence.length} file(s)`,
        comment,
      ].join('\t'),
    );
  if (claims.length === 0) tools.print('Nothing waits.');
}

async function saveEvidence(tools: OperatorTools, reference: string, folder: string): Promise<void> {
  const claim = (await waiting(tools)).find((one) => one.reference === reference);
  if (!claim) throw new Error(`${reference} does not wait for anything.`);
  for (const { id } of claim.evidence) {
    const response = await callAsOperator(tools, `/_ops/claims/${reference}/evidence/${id}`);
    const extension = response.headers.get('content-type')?.split('/')[1] ?? 'bin';
    // A name of our own, because the person's may contain anything.
    const path = join(folder, `${reference}-${id}.${extension}`);
    await writeFile(path, Buffer.from(await response.arrayBuffer()), { flag: 'wx', mode: 0o600 });
    tools.print(path);
  }
}

async function waiting(tools: OperatorTools): Promise<OwnClaim[]> {
  return ((await (await callAsOperator(tools, '/_ops/claims')).json()) as { data: OwnClaim[] }).data;
}
