import type { Chunk, Compiler } from 'webpack';

/** A stage of optimizeChunks after the splitting of chunks, which would move the modules again. */
const AFTER_SPLITTING = 30;

/**
 * Inlines the exposed module into remoteEntry.js to save a request for three hundred bytes. Shared libraries
 * stay outside; they are negotiated at `container.get()`.
 */
export class InlineExposedModulePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('InlineExposedModulePlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap(
        { name: 'InlineExposedModulePlugin', stage: AFTER_SPLITTING },
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
