/**
 * Simulates the system's setting for reduced motion until `jest.restoreAllMocks()`: carousels then stand
 * still.
 */
export function preferReducedMotion(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('reduced-motion'),
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        addListener: () => undefined,
        removeListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}
