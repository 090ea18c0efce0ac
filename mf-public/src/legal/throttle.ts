/**
 * A function that runs at once and then at most every `wait` milliseconds; a call in between runs at the end
 * of the wait.
 */
export function throttle(run: () => void, wait: number): (() => void) & { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const start = () => {
    run();
    again = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (again) start();
    }, wait);
  };
  const throttled = () => {
    if (timer === undefined) start();
    else again = true;
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return Object.assign(throttled, { cancel });
}
