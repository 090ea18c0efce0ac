import preset from '@ilera/testing/jest';

export default { ...preset, modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.local/'] };
