export function runCommand(
  command: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; print?: (text: string) => void },
): Promise<number>;
export function sideBySide<T>(width: number, tasks: (() => Promise<T>)[]): Promise<T[]>;
