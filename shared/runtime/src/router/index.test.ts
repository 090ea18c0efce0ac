/** @jest-environment node */
import * as reactRouter from 'react-router-dom';
import * as runtimeRouter from '.';

it('offers the very components and hooks of react-router-dom, but for links', () => {
  const { Link, LinkNavigation: _provider, useIsInitialLocation: _ownHook, ...rest } = runtimeRouter;
  expect(Link === (reactRouter.Link as unknown)).toBe(false);
  expect(Object.keys(rest)).toContain('NavLink');
  for (const [name, value] of Object.entries(rest))
    expect(value).toBe((reactRouter as unknown as Record<string, unknown>)[name]);
});
