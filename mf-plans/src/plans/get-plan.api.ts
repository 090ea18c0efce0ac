import { unwrapData } from '@shared/contracts';
import { api } from '@shared/runtime';
import { type PlanOffer, readPlan } from './plan';

const pathOf = (id: string): string => `plan/${encodeURIComponent(id)}`;

/** `GET plan/{id}`; null when the answer holds no plan. */
export async function getPlan(id: string): Promise<PlanOffer | null> {
  return readAnswer(await api.get<unknown>(pathOf(id)));
}

/** The plan that the document was prerendered with, null where there is no such plan. */
export function knownPlan(id: string): PlanOffer | null | undefined {
  const answer = api.known<unknown>(pathOf(id));
  return answer ? readAnswer(answer) : (answer as null | undefined);
}

function readAnswer(answer: unknown): PlanOffer | null {
  const data = unwrapData(answer);
  return readPlan(Array.isArray(data) ? data[0] : data);
}
