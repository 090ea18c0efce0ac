import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { configure as configureMobx } from 'mobx';
import { failOnConsoleNoise } from './console-guard';
import { fillJsdomGaps } from './jsdom-gaps';

// Shared machines are slow. A wait ends with its event; this limit only ends one that fails.
configure({ asyncUtilTimeout: 20_000 });
configureMobx({ enforceActions: 'always' });
// A test of rendering on a server runs without a DOM.
if (typeof window !== 'undefined') fillJsdomGaps();
failOnConsoleNoise();
