interface Summary {
  tasks: { taskId?: string; command: string; logFile?: string; execution?: { exitCode: number } }[];
}
type ReadLog = (file: string) => string;

export function countTasks(summary: Summary, readLog: ReadLog): { passed: number; failed: number };
export function listFailures(summary: Summary, readLog: ReadLog): string[];
