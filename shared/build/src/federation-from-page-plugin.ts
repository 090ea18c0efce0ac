import webpack, { type Compilation, type Compiler } from 'webpack';
import { bundlerRuntimeMembers, federationGlobal } from './federation-members';

const remedy =
  'Compare the installed @module-federation/enhanced with shared/build/src/federation-members.ts and shell/src/remotes/federation/bundler-runtime.ts (docs/adr/0011).';

/**
 * Has a remote's entry take the federation runtime from the page, where the shell has left it, instead of bringing a copy of
 * its own. The federation plugin has an option for the runtime's core only (`externalRuntime`); that leaves 4 kB in each
 * entry. The build fails where the installed plugin does not fit this any longer.
 */
export class FederationFromPagePlugin {
  /** @param entry the container's file */
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler): void {
    new webpack.ExternalsPlugin('var', ({ request = '' }, callback) =>
      /@module-federation[\\/]webpack-bundler-runtime[\\/]/.test(request)
        ? callback(undefined, federationGlobal)
        : callback(),
    ).apply(compiler);
    compiler.hooks.thisCompilation.tap('FederationFromPagePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'FederationFromPagePlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        () => this.check(compilation),
      );
    });
  }

  /** Before the code is minified, so that names stand in it as the plugin wrote them. */
  private check(compilation: Compilation): void {
    const source = compilation.getAsset(this.entry)?.source.source().toString() ?? '';
    const problem = checkEntry(source);
    if (problem) compilation.errors.push(new webpack.WebpackError(`${this.entry}: ${problem} ${remedy}`));
  }
}

/** What does not fit in the code of an entry, as a sentence; undefined when all does. */
export function checkEntry(source: string): string | undefined {
  if (!source.includes(`= ${federationGlobal};`))
    return 'It does not take the federation runtime from the page.';
  if (source.includes('class ModuleFederation') || source.includes('function initContainerEntry'))
    return 'It brings a federation runtime of its own.';
  const used = [...source.matchAll(/\.bundlerRuntime\.(\w+)/g)].map(([, member]) => member as string);
  const unknown = [...new Set(used)].filter((member) => !bundlerRuntimeMembers.includes(member));
  return unknown.length > 0
    ? `It uses ${unknown.join(', ')} of the federation runtime, which the shell does not provide.`
    : undefined;
}
