import webpack, { type Compiler } from 'webpack';
import { ADDRESS_HASH } from './content-address';
import { runtimeCode } from './runtime-code';

/** Milliseconds after which a page is shown without a style that has not arrived. */
const STYLE_TIMEOUT_MS = 5_000;

class ChunkRetryRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    // After the runtime modules whose functions it wraps.
    super('chunk retry', webpack.RuntimeModule.STAGE_TRIGGER);
  }
  override generate(): string {
    return runtimeCode(
      'chunk-retry',
      `installChunkRetry(__webpack_require__, ${ADDRESS_HASH}, ${STYLE_TIMEOUT_MS})`,
    );
  }
}

/**
 * Has a part's runtime load chunks from their content addresses, with a fallback and retries
 * (runtime/chunk-retry.ts).
 */
export class ChunkRetryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkRetryPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunkRetryPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkRetryRuntimeModule());
      });
    });
  }
}
