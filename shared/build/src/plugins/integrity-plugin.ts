import { toIntegrity } from '@ilera/contracts/integrity';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { runtimeCode } from '../runtime-code';
import { stockRuntimeFile } from '../stock-host';

const hashPlaceholder = '__CHUNK_INTEGRITY__';

class IntegrityRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity', webpack.RuntimeModule.STAGE_ATTACH);
  }
  override generate(): string {
    return runtimeCode(
      'integrity',
      `installIntegrity(__webpack_require__, ${JSON.stringify(hashPlaceholder)})`,
    );
  }
}

/**
 * Makes a part refuse chunks and styles that differ from its build. The entry has the hashes of all chunks, and the
 * site's manifest has the hash of the entry, so trust in the manifest covers every file. Federation has no integrity
 * check.
 */
export class IntegrityPlugin {
  /** @param entry the file with the part's webpack runtime, whose hash is in release.json */
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      this.markRequests(compilation);
      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => this.fillHashes(compilation),
      );
    });
  }

  private markRequests(compilation: Compilation): void {
    compilation.hooks.additionalTreeRuntimeRequirements.tap('IntegrityPlugin', (chunk) => {
      compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
    });
    webpack.runtime.LoadScriptRuntimeModule?.getCompilationHooks(compilation).createScript.tap(
      'IntegrityPlugin',
      (source) => `${source}\n__webpack_require__.verify(script, url);`,
    );
    MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
      'IntegrityPlugin',
      (source, { tag, href }) => `${source}\n__webpack_require__.verify(${tag}, ${href});`,
    );
  }

  private fillHashes(compilation: Compilation): void {
    const hashes: Record<string, string> = {};
    for (const { name, source } of compilation.getAssets()) {
      // Leaves out hashes that would only enlarge the entry: of files that no page of ours fetches, and of workers, for
      // which browsers check none.
      const isChecked = /(?<!\.worker)\.(js|css)$/.test(name);
      if (name !== this.entry && name !== stockRuntimeFile && isChecked)
        hashes[name] = toIntegrity(source.buffer());
    }
    compilation.updateAsset(this.entry, (source) => {
      const text = source.source().toString();
      if (!text.includes(hashPlaceholder))
        throw new Error(`${this.entry} has no place for its chunks' hashes`);
      return new webpack.sources.RawSource(
        text.replace(new RegExp(`(["'])${hashPlaceholder}\\1`), () => JSON.stringify(hashes)),
      );
    });
  }
}
