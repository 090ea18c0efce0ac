export const checks: string[];
export function planTurns(options: { all: boolean; affected: boolean; names: string[] }): string[][];
