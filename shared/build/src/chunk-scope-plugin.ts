import webpack, { type Compiler } from 'webpack';

class ChunkScopeRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk scope', webpack.RuntimeModule.STAGE_ATTACH);
  }
  override generate(): string {
    // At build time styles are run with this runtime too, without a document.
    return 'if (typeof document !== "undefined") __webpack_require__.home = document.currentScript;';
  }
}

/**
 * Lets a chunk be the same file in every version. Webpack's chunks push themselves into a global whose name has the version in
 * it, because two versions may share a page. Here each script element carries the list of the runtime that asked for it, and
 * the chunk pushes itself into the list of the element that it runs in: no global, no version (docs/adr/0010).
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
        (source) => `${source}\nscript.chunks = __webpack_require__.home.chunks;`,
      );
    });
  }
}
