import { useEffect, useState } from 'react';

/** The value once it has not changed for 250 milliseconds. */
export function useDebounced<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (Object.is(value, rested)) return undefined;
    const timer = setTimeout(() => setRested(value), 250);
    return () => clearTimeout(timer);
  }, [value, rested]);
  return rested;
}
