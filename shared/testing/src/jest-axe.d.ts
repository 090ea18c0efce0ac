// jest-axe ships no types for version 11; this is the part of it that the tests use.
declare module 'jest-axe' {
  type Axe = (html: Element | string, options?: object) => Promise<{ violations: unknown[] }>;
  export function configureAxe(options: object): Axe;
  export const toHaveNoViolations: Record<string, (results: unknown) => { pass: boolean; message(): string }>;
}

declare namespace jest {
  interface Matchers<R> {
    toHaveNoViolations(): R;
  }
}
