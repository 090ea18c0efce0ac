import { useEffect, useState } from 'react';

/** The value after 250 milliseconds without a change. */
export function useDebounced<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (Object.is(value, rested)) return undefined;
    const timer = setTimeout(() => setRested(value), 250);
    return () => clearTimeout(timer);
  }, [value, rested]);
  return rested;
}
