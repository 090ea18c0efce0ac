export function runCommand(
  command: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; shell?: boolean; print?: (text: string) => void },
): Promise<number>;
export function sideBySide<T>(width: number, tasks: (() => Promise<T>)[]): Promise<T[]>;
