import preset from '@ilera/testing/jest';

export default {
  ...preset,
  // Milliseconds: Jest's own 5 s are too short for a page on a busy machine.
  testTimeout: 60_000,
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.local/'],
};
