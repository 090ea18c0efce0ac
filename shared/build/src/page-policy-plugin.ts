import webpack, { type Compiler } from 'webpack';
import { runtimeCode } from './runtime-code';

class PagePolicyRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    // After the runtime module whose function it replaces.
    super('page policy', webpack.RuntimeModule.STAGE_TRIGGER);
  }
  override generate(): string {
    return runtimeCode('page-policy', 'installPagePolicy(__webpack_require__)');
  }
}

/** Has a part's runtime use the Trusted Types policy of the document (runtime/page-policy.ts, docs/adr/0013). */
export class PagePolicyPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PagePolicyPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('PagePolicyPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new PagePolicyRuntimeModule());
      });
    });
  }
}
