export function changedSince(repository: string, ref: string): string[];
export function filesToCheck(
  repository: string,
  step: 'format' | 'lint',
  changed: string[] | undefined,
): string[] | undefined;
export function isInputOfStep(step: string, file: string): boolean;
