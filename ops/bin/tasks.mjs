// Checks of the repository as a whole, a process each, which --affected never leaves out.
export const checks = ['format', 'lint', 'types', 'unused', 'audit'];

/**
 * Plans the tasks of `npm test` in turns. Tasks without a browser share one turn, so that no core waits; tests in a browser
 * need the machine for themselves.
 * @param names of the tasks to run; none: all
 * @throws for an unknown name
 */
export function planTurns({ all, affected, names }) {
  const tests = ['report', 'unit', 'build', 'budgets', ...(all ? ['unit:slow'] : [])];
  const browser = [['browser'], ...(all ? [['browser:slow']] : [])];
  const turns = [...(affected ? [checks, tests] : [[...checks, ...tests]]), ...browser];
  const known = turns.flat();
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No task: ${unknown.join(', ')}. The tasks are ${known.join(', ')}.`);
  return turns
    .map((tasks) => tasks.filter((task) => names.length === 0 || names.includes(task)))
    .filter((tasks) => tasks.length > 0);
}
