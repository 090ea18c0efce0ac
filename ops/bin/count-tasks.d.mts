export function countTasks(
  summary: { tasks: { command: string; logFile?: string; execution?: { exitCode: number } }[] },
  readLog: (file: string) => string,
): { passed: number; failed: number };
