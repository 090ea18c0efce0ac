// Of the whole repository in one process each, so that --affected leaves none of them out.
export const checks = ['format', 'lint', 'types', 'unused', 'audit'];

/**
 * The tasks of `npm test`, in turns. What needs no browser is one turn, in which no core waits for the last task of
 * another; tests in a browser want the machine for themselves.
 * @param names only these tasks; none: all
 * @throws where a name is no task
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
