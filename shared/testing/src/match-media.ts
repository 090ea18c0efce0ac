/** A media query's answer, which never changes. */
export const mediaList = (media: string, matches: boolean): MediaQueryList =>
  ({
    matches,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

/** Answers a page's media queries until the end of the test. */
export function matchMedia(matches: (query: string) => boolean): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => mediaList(query, matches(query)));
}
