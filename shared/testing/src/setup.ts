import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { configure as configureMobx } from 'mobx';
import { keepComputedStyles } from './computed-styles';
import { failOnConsoleNoise } from './console-guard';
import { fillJsdomGaps } from './jsdom-gaps';
import { putBack } from './stub';

configure({
  // Shared machines are slow. A wait ends with its event; this limit only ends one that fails, before its test ends.
  asyncUtilTimeout: 10_000,
  // Every component is rendered twice and the first render thrown away, as React may do: a render has no side effect (R4.42).
  reactStrictMode: true,
});
configureMobx({ enforceActions: 'always' });
// A test of rendering on a server runs without a DOM.
if (typeof window !== 'undefined') {
  fillJsdomGaps();
  keepComputedStyles();
}
failOnConsoleNoise();
afterEach(putBack);
