/** Modules of the package that come without types. */
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export const consumes: (options: object) => void;
}
declare module '@module-federation/webpack-bundler-runtime/dist/init.js' {
  export const init: (options: object) => object;
}
