import type { BuiltPart } from '../../ops/src/build/built-part';
import { buildAgain } from '../support/second-build';
import { openCheckout } from './checkout';

/**
 * Builds a shell whose shared/runtime lacks one export, as after a careless change, which this command must
 * report.
 */
export async function buildShellWithout(repository: string, name: string): Promise<BuiltPart> {
  const checkout = openCheckout(repository);
  try {
    checkout.change('shared/runtime/src/index.ts', (text) => {
      const without = text.replace(new RegExp(`([{,]\\s*)${name}\\s*(?:,|(?=\\}))`), '$1');
      if (without === text) throw new Error(`shared/runtime exports no "${name}".`);
      return without;
    });
    return await buildAgain(checkout.folder, 'shell', `9.0.0-without-${name}`);
  } finally {
    checkout.close();
  }
}
