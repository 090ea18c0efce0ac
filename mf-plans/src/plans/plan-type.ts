import { runtimeConfig } from '@shared/runtime';

/** Plan types inside this remote; the API spells the last one in two ways (R4.1). */
export const planTypes = ['individual', 'family', 'smes', 'corporate'] as const;

/** One plan type. */
export type PlanType = (typeof planTypes)[number];

/** The type that a text means, in either spelling; undefined for any other text. */
export function readPlanType(text: unknown): PlanType | undefined {
  // What is not text names no type; converting an arbitrary object to text may throw.
  if (typeof text !== 'string') return undefined;
  const word = text.trim().toLowerCase();
  if (word === 'cooperate' || word === 'corperate') return 'corporate';
  return planTypes.find((type) => type === word);
}

/** The spellings of a type in requests, the configured one first; only the last type has a second one. */
export function wireTypes(type: PlanType): [word: string, other?: string] {
  if (type !== 'corporate') return [type];
  const configured = runtimeConfig.corporateWireType;
  return [configured, configured === 'corporate' ? 'cooperate' : 'corporate'];
}
