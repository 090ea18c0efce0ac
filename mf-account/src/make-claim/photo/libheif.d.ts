/** What is used of libheif-js; its own types describe the C functions only. */
declare module 'libheif-js' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Whether it is the one that is meant, among others of a series. */
    is_primary(): boolean;
    /** Calls back with null for a damaged picture. */
    display(into: ImageData, done: (drawn: ImageData | null) => void): void;
    free(): void;
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default libheif;
}
