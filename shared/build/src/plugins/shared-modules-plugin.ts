import path from 'node:path';
import { sharedLibraries } from '@ilera/contracts';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

/** A module by which the federation plugin replaces a shared library. */
interface ConsumedModule extends Module {
  options: { shareKey: string };
}

const isConsumed = (module: Module): module is ConsumedModule => module.type === 'consume-shared-module';

/**
 * Fails the build of a remote that takes a module from the page which no shell provides, such as `react-dom/server`:
 * the page would fail only in the browser.
 */
export class SharedModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedModulesPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('SharedModulesPlugin', () => {
        for (const module of compilation.modules)
          // Webpack reads unused modules, but puts them into no chunk.
          if (isConsumed(module) && compilation.chunkGraph.getNumberOfModuleChunks(module) > 0)
            this.check(compilation, module);
      });
    });
  }

  private check(compilation: Compilation, module: ConsumedModule): void {
    const provided: readonly string[] = sharedLibraries;
    const { shareKey } = module.options;
    if (provided.includes(shareKey)) return;
    const importer = compilation.moduleGraph.getIssuer(module)?.nameForCondition() ?? 'This remote';
    const library = shareKey.split('/')[0] ?? '';
    const offered = provided.filter((name) => name.split('/')[0] === library);
    compilation.errors.push(
      new webpack.WebpackError(
        `${path.relative(compilation.compiler.context, importer)} imports ${shareKey}, which no page has: a page has ${offered.join(' and ')}, ` +
          'once, from the shell. Import one of these, or use another package, or another version of it, that does.',
      ),
    );
  }
}
