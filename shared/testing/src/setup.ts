import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { configure as configureMobx } from 'mobx';
import { keepComputedStyles } from './computed-styles';
import { failOnConsoleNoise } from './console-guard';
import { fillJsdomGaps } from './jsdom-gaps';
import { putBack } from './stub';

configure({
  // Shared machines are slow. A wait ends with its event; this limit only ends a failing wait before its test ends.
  asyncUtilTimeout: 10_000,
  // Renders every component twice and discards the first result, as React may do: rendering has no side effects
  // (R4.42).
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
