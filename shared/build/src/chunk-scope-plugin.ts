import webpack, { type Compiler } from 'webpack';
import { runtimeCode } from './runtime-code';

class ChunkScopeRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk scope', webpack.RuntimeModule.STAGE_ATTACH);
  }
  override generate(): string {
    return runtimeCode('chunk-scope', 'installChunkScope(__webpack_require__)');
  }
}

/**
 * Keeps the version out of chunks. Webpack's chunks push themselves into a global that is named by version,
 * because two versions may share a page. With this plugin a chunk pushes itself into a list on its own script
 * element, which the requesting runtime has set: unchanged chunks have the same bytes in every version
 * (docs/adr/0004).
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
