import type { Chunk, Compiler } from 'webpack';

/** Webpack's own later than the splitting of chunks, which would move the modules on. */
const AFTER_SPLITTING = 30;

/**
 * Puts a remote's exposed module into its entry, where it waits until the shell asks for it. Alone in a file it is three
 * hundred bytes with a request, a hash and a way to fail of their own. The libraries that it shares stay behind: they
 * are negotiated when the shell asks.
 */
export class DoorPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('DoorPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'DoorPlugin', stage: AFTER_SPLITTING }, () => {
        const entry = [...compilation.chunks].find((chunk: Chunk) => chunk.hasRuntime());
        const door = compilation.namedChunks.get('remote');
        if (!entry || !door) return;
        const { chunkGraph } = compilation;
        for (const module of [
          ...(chunkGraph.getChunkModulesIterableBySourceType(door, 'javascript') ?? []),
        ]) {
          chunkGraph.connectChunkAndModule(entry, module);
          chunkGraph.disconnectChunkAndModule(door, module);
        }
      });
    });
  }
}
