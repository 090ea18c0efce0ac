import { runCommand, sideBySide } from './run-command.mjs';

const run = async (...command: string[]) => {
  const printed: string[] = [];
  const code = await runCommand(command, {
    cwd: process.cwd(),
    env: process.env,
    print: (text) => printed.push(text),
  });
  return { code, printed: printed.join('') };
};

it('a command ends with its own code, and both of its streams are printed', async () => {
  const script = "process.stdout.write('naïve'); process.stderr.write('₦'); process.exitCode = 3";
  const { code, printed } = await run(process.execPath, '-e', script);
  expect(code).toBe(3);
  expect([...printed].sort()).toEqual([...'naïve₦'].sort());
});

it('a command that cannot be started fails, and says why', async () => {
  const { code, printed } = await run('no-such-program');
  expect(code).toBe(1);
  expect(printed).toContain('no-such-program');
});

it('a command that is killed has failed', async () => {
  expect((await run(process.execPath, '-e', 'process.kill(process.pid)')).code).toBe(1);
});

it('side by side, no more than so many tasks run, each once, and the results have the order of the tasks', async () => {
  const ends: (() => void)[] = [];
  let started = 0;
  const tasks = [0, 1, 2, 3, 4].map((index) => async () => {
    started += 1;
    await new Promise<void>((resolve) => (ends[index] = resolve));
    return index;
  });
  const results = sideBySide(2, tasks);
  expect(started).toBe(2);
  // The later one of the two ends first, and makes room for one more.
  ends[1]?.();
  await new Promise(setImmediate);
  expect(started).toBe(3);
  for (const index of [2, 0, 3, 4]) {
    ends[index]?.();
    await new Promise(setImmediate);
  }
  expect(await results).toEqual([0, 1, 2, 3, 4]);
  expect(started).toBe(5);
});
