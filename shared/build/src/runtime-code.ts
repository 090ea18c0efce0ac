import { readFileSync } from 'node:fs';
import typescript from 'typescript';

/**
 * JavaScript for a part's webpack runtime, compiled from a source in runtime/.
 * @param name of the file, which imports only types and exports one function
 * @param call JavaScript that calls that function
 */
export function runtimeCode(name: string, call: string): string {
  const source = readFileSync(new URL(`./runtime/${name}.ts`, import.meta.url), 'utf8');
  const { outputText } = typescript.transpileModule(source, {
    compilerOptions: {
      target: typescript.ScriptTarget.ES2021,
      module: typescript.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      removeComments: true,
    },
  });
  return `${outputText.replace(/^export (?=function )/m, '')}${call};`;
}
