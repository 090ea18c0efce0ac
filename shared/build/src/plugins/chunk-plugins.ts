import webpack, { type Compiler, type Chunk } from 'webpack';
import { runtimeCode } from '../runtime-code';
import { addressHashLength } from '../version-hash';

class ChunkScopeRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk scope', webpack.RuntimeModule.STAGE_ATTACH);
  }
  override generate(): string {
    return runtimeCode('chunk-scope', 'installChunkScope(__webpack_require__)');
  }
}

/**
 * Keeps the version out of chunks. Webpack's chunks push themselves into a global named by version, because two
 * versions may share a page. With this plugin a chunk pushes itself into a list on its script element, which the
 * requesting runtime has set: unchanged chunks have the same bytes in every version (docs/adr/0004).
 */
export class ChunkScopePlugin {
  apply(compiler: Compiler): void {
    const { output } = compiler.options;
    output.globalObject = 'document.currentScript';
    output.chunkLoadingGlobal = 'chunks';
    compiler.hooks.thisCompilation.tap('ChunkScopePlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunkScopePlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkScopeRuntimeModule());
      });
      webpack.runtime.LoadScriptRuntimeModule?.getCompilationHooks(compilation).createScript.tap(
        'ChunkScopePlugin',
        (source) => `${source}\n__webpack_require__.scope(script);`,
      );
    });
  }
}

/** Milliseconds after which a page is shown without a missing style sheet. */
const styleTimeoutMs = 5_000;

class ChunkRetryRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    // Runs after the runtime modules whose functions it wraps.
    super('chunk retry', webpack.RuntimeModule.STAGE_TRIGGER);
  }
  override generate(): string {
    return runtimeCode(
      'chunk-retry',
      `installChunkRetry(__webpack_require__, ${addressHashLength}, ${styleTimeoutMs})`,
    );
  }
}

/**
 * Makes a part's runtime load chunks from their content addresses, with a fallback and retries
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

/** A stage of optimizeChunks after chunk splitting, which would move the modules again. */
const afterSplitting = 30;

/**
 * Inlines the exposed module into remoteEntry.js, which saves a request for three hundred bytes. Shared libraries stay
 * outside, because `container.get()` negotiates them.
 */
export class InlineExposedModulePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('InlineExposedModulePlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap(
        { name: 'InlineExposedModulePlugin', stage: afterSplitting },
        () => {
          const entry = [...compilation.chunks].find((chunk: Chunk) => chunk.hasRuntime());
          const exposed = compilation.namedChunks.get('remote');
          if (!entry || !exposed) return;
          const { chunkGraph } = compilation;
          for (const module of [
            ...(chunkGraph.getChunkModulesIterableBySourceType(exposed, 'javascript') ?? []),
          ]) {
            chunkGraph.connectChunkAndModule(entry, module);
            chunkGraph.disconnectChunkAndModule(exposed, module);
          }
        },
      );
    });
  }
}
