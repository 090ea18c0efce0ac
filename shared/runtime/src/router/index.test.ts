import * as reactRouter from 'react-router-dom';
import * as runtimeRouter from '.';

it('offers the very components and hooks of react-router-dom', () => {
  const { useIsInitialLocation, ...rest } = runtimeRouter;
  expect(useIsInitialLocation).toBeInstanceOf(Function);
  expect(Object.keys(rest)).toContain('Link');
  for (const [name, value] of Object.entries(rest))
    expect(value).toBe((reactRouter as unknown as Record<string, unknown>)[name]);
});
