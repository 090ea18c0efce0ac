/** `pnpm payments`: problems of payments that an operator looks at, over the calls behind OPS_TOKEN (R5.1). */
import type { openIssues } from '../payments/payment-issues';
import { callAsOperator, type OperatorTools } from './operator-call';

export const usage = `pnpm payments list              open problems, oldest first: refunds, disputes, refunds that failed
pnpm payments resolved NUMBER   closes one, once it is looked after`;

type Issue = Awaited<ReturnType<typeof openIssues>>[number];

/**
 * Runs one command; throws an Error with the API's message where it is refused, and with the usage where it
 * is unknown.
 */
export async function runPaymentsCommand(args: readonly string[], tools: OperatorTools): Promise<void> {
  const [command = '', id = ''] = args;
  if (command === 'list') return list(tools);
  if (command !== 'resolved' || !/^\d+$/.test(id)) throw new Error(usage);
  await callAsOperator(tools, `/_ops/payment-issues/${id}/resolved`, {});
  tools.print(`${id}: closed`);
}

async function list(tools: OperatorTools): Promise<void> {
  const response = await callAsOperator(tools, '/_ops/payment-issues');
  const { data } = (await response.json()) as { data: Issue[] };
  for (const { id, kind, created_at, reference, payment, amount, detail } of data)
    tools.print([id, kind, created_at.slice(0, 10), reference, payment, amount, detail].join('\t'));
  if (data.length === 0) tools.print('Nothing is open.');
}
