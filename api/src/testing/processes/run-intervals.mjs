// Loaded into a test's API before its own code: SIGUSR2 is the end of its intervals of minutes, such as housekeeping's.
const { setInterval } = globalThis;
const minute = 60_000;

globalThis.setInterval = (work, every, ...values) => {
  if (every >= minute) process.on('SIGUSR2', () => work(...values));
  return setInterval(work, every, ...values);
};
