import type { BuiltPart } from '../../ops/src/build/built-part';
import { renameBuild } from './renamed-build';

/**
 * A remote's build as it was made before documents had a Trusted Types policy: its runtime makes one of its
 * own, and its record does not say that it needs none.
 */
export const fromBeforePagePolicy = (built: BuiltPart, version: string): Promise<BuiltPart> =>
  renameBuild(built, version, { entry: withoutPagePolicy, release: { pagePolicy: undefined } });

function withoutPagePolicy(text: string): string {
  if (!text.includes('defaultPolicy')) throw new Error("The entry does not ask for the page's policy");
  return text.replaceAll('defaultPolicy', 'absentPolicy');
}
