import { runtimeConfig } from '@shared/runtime';

/** Plan types as this remote thinks of them; the last one has two spellings outside (R4.1). */
export const planTypes = ['individual', 'family', 'smes', 'corporate'] as const;

/** One plan type. */
export type PlanType = (typeof planTypes)[number];

/** What the tabs say, letter by letter. */
export const planTypeLabels: Record<PlanType, string> = {
  individual: 'Individual',
  family: 'Family',
  smes: 'SMEs',
  corporate: 'Corperate',
};

/** The type that a text means, in either spelling; undefined for any other text. */
export function readPlanType(text: unknown): PlanType | undefined {
  // Whatever is no text names no type; turning an arbitrary object into text may throw.
  if (typeof text !== 'string') return undefined;
  const word = text.trim().toLowerCase();
  if (word === 'cooperate' || word === 'corperate') return 'corporate';
  return planTypes.find((type) => type === word);
}

/** How a type is spelt on the wire, the configured word first; only the last type has a second one. */
export function wireTypes(type: PlanType): [word: string, other?: string] {
  if (type !== 'corporate') return [type];
  const configured = runtimeConfig.corporateWireType;
  return [configured, configured === 'corporate' ? 'cooperate' : 'corporate'];
}

/** Whom a counter counts. */
export function peopleLabel(type: PlanType): string {
  if (type === 'family') return 'Family members';
  return type === 'individual' ? 'Number of people' : 'Number of employees';
}
