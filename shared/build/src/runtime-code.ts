import { readFileSync } from 'node:fs';
import typescript from 'typescript';

/** Compiled sources by name: webpack generates its runtime once for each style sheet. */
const compiled = new Map<string, string>();

/**
 * Compiles a source in runtime/ into JavaScript for a part's webpack runtime.
 * @param name of the file, which imports only types and exports one function
 * @param call JavaScript that calls that function
 */
export function runtimeCode(name: string, call: string): string {
  const code = compiled.get(name) ?? compile(name);
  compiled.set(name, code);
  return `${code}${call};`;
}

function compile(name: string): string {
  const source = readFileSync(new URL(`./runtime/${name}.ts`, import.meta.url), 'utf8');
  const { outputText } = typescript.transpileModule(source, {
    compilerOptions: {
      target: typescript.ScriptTarget.ES2021,
      module: typescript.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      removeComments: true,
    },
  });
  return outputText.replace(/^export (?=function )/m, '');
}
